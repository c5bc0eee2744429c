import {hereDocumentText, shellWord} from '@site/src/lib/shared/quoting/shell';
import {xmlText} from '@site/src/lib/shared/quoting/xml';

/** A path in the home folder of the user who runs the command. */
const HOME = '~/';

/** A path as a word of a shell. */
export function shellPath(path: string): string {
  return path.startsWith(HOME) ? `"$HOME"/${shellWord(path.slice(HOME.length))}` : shellWord(path);
}

/** A path as text of XML in an unquoted here-document. */
export function hereDocumentXmlPath(path: string): string {
  return path.startsWith(HOME)
    ? `$HOME/${hereDocumentText(xmlText(path.slice(HOME.length)))}`
    : hereDocumentText(xmlText(path));
}

import {asciiHost, isPlaceholder, usesDocker, type Choices, type Draft} from './choices';

/** What can be wrong with a value; each has a text (`texts.ts`). */
export type InstallFault =
  | 'faultHost'
  | 'faultSubpath'
  | 'faultPort'
  | 'faultFolder'
  | 'faultFolderChars'
  | 'faultFolderQuotes'
  | 'faultFolderScript'
  | 'faultCertificate'
  | 'faultEmail'
  | 'faultId'
  | 'faultTimeZone'
  | 'faultUpstream'
  | 'faultDatabase'
  | 'faultSamePort';

const MAX_PORT = 65_535;

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) > 0 && Number(text) <= MAX_PORT;

const NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** A name or an address without a port or a path. */
function isHost(text: string): boolean {
  if (/^\[[\da-f:.]+\]$/i.test(text)) return true;
  return !/[\s/:@?#]/.test(text) && NAME.test(asciiHost(text));
}

/** Characters that would end or change a line, which no quotes keep out of every file. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/;

function folderFault(text: string, choices: Choices): InstallFault | undefined {
  const isWindows = choices.system === 'windows';
  const isAbsolute = isWindows
    ? /^[A-Za-z]:[\\/]/.test(text)
    : text.startsWith('/') || (choices.system === 'macos' && text.startsWith('~/'));
  if (!isAbsolute) return 'faultFolder';
  const rest = isWindows ? text.slice(2) : text;
  if (choices.method === 'script' && /[^\w./-]/.test(rest)) return 'faultFolderScript';
  // systemd starts no program whose path has them.
  if (choices.method === 'binary' && choices.system === 'linux' && /['"\\]/.test(rest))
    return 'faultFolderQuotes';
  // Docker separates both sides of a mount with a colon. `${DATA}` is in double quotes on the page.
  return CONTROL.test(rest) || rest.includes(':') ? 'faultFolderChars' : undefined;
}

function certificateFault(text: string): InstallFault | undefined {
  const isAbsolute = text.startsWith('/') || /^[A-Za-z]:[\\/]/.test(text);
  // A proxy reads them as the start of a variable, and has no escape for them.
  return !isAbsolute || CONTROL.test(text) || /[${}]/.test(text) ? 'faultCertificate' : undefined;
}

/** A value that the config keys of the database take without quotes around it. */
function databaseFault(key: keyof Choices, text: string): InstallFault | undefined {
  if (key === 'dbHost' && !isPlaceholder(text) && !isHost(text)) return 'faultHost';
  return CONTROL.test(text) || /[/:@]/.test(key === 'dbHost' ? '' : text)
    ? 'faultDatabase'
    : undefined;
}

/**
 * What is wrong with what the reader typed.
 *
 * @param choices with everything that the reader has chosen
 * @returns undefined for a value that is right, or isn't there
 */
export function installFault(
  key: keyof Choices,
  draft: Draft,
  choices: Choices,
): InstallFault | undefined {
  const text = (draft[key] ?? '').trim();
  if (text === '' || isPlaceholder(text)) return undefined;
  switch (key) {
    case 'host':
      // Apache takes no IPv6 address as the name of a site.
      return isHost(text) && !text.startsWith('[') ? undefined : 'faultHost';
    case 'upstream':
      return isHost(text) ? undefined : 'faultUpstream';
    case 'subpath':
      return /^\/[\w.~-]+(?:\/[\w.~-]+)*\/?$/.test(text) ? undefined : 'faultSubpath';
    case 'port':
    case 'dbPort':
      return isPort(text) ? undefined : 'faultPort';
    case 'publicPort':
      if (!isPort(text)) return 'faultPort';
      return text === choices.port && choices.proxy !== 'traefik' ? 'faultSamePort' : undefined;
    case 'folder':
      return folderFault(text, choices);
    case 'media':
      return usesDocker(choices) ? folderFault(text, choices) : undefined;
    case 'certificate':
    case 'key':
      return certificateFault(text);
    case 'email':
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) ? undefined : 'faultEmail';
    case 'puid':
    case 'pgid':
      return /^\d{1,10}$/.test(text) ? undefined : 'faultId';
    case 'timeZone':
      return /^[A-Za-z]\w*(?:\/[\w+-]+)*$/.test(text) ? undefined : 'faultTimeZone';
    case 'dbHost':
    case 'dbName':
    case 'dbUser':
      return databaseFault(key, text);
    default:
      return undefined;
  }
}

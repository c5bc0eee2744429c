import fs from 'node:fs/promises';
import path from 'node:path';
import {contentHash} from '../../../lib/node/contentHash';

/**
 * Puts a script before everything that the 404 page of a language shows. It's a file, because a host can send the policy of
 * the token helpers with this page, which allows no inline script that it doesn't know.
 *
 * @param outDir output folder of the language
 * @param baseUrl base URL path of that folder
 * @param script the compiled script
 * @throws Error when the page has an unexpected head
 */
export async function leadFromNotFound(
  outDir: string,
  baseUrl: string,
  script: string,
): Promise<void> {
  const name = `assets/js/not-found.${contentHash(script)}.js`;
  await fs.writeFile(path.join(outDir, name), script);
  const file = path.join(outDir, '404.html');
  const html = await fs.readFile(file, 'utf8');
  const charset = /<meta charset="?utf-8"?>/i;
  if (!charset.test(html)) {
    throw new Error(
      `${file}: no <meta charset> found. Adapt src/plugins/output/scripts to Docusaurus's output.`,
    );
  }
  await fs.writeFile(
    file,
    html.replace(charset, (tag) => `${tag}<script src="${baseUrl}${name}"></script>`),
  );
}

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {validateFacts} from '@site/src/build/facts/read';
import {readApiFacts} from '@site/tests/api/stub';
import {pageFolders} from '@site/tests/helpers/pages';
import {clientCode, clientVersions, runClient} from '@site/tests/samples/clientPrograms';
import {temporaryFolder} from '@site/tests/samples/tools';

/** Pages for people who write a client, below `guide/api`. */
const pages = ['errors', 'retries', 'paging', 'uploads', 'links', 'compatibility'] as const;

const folder = temporaryFolder();

const pageText = (locale: 'en' | 'zh', name: string): string =>
  readFileSync(path.join(pageFolders[locale], `guide/api/${name}.mdx`), 'utf8');

/** Code without its comments, which are in the language of the page. */
const withoutComments = (code: string): string => code.replaceAll(/^\s*(?:#|\/\/) .*\n/gm, '');

describe('pages for developers of clients', () => {
  test.each(pages)('%s has the same complete programs in both languages', (name) => {
    const page = `guide/api/${name}.mdx`;
    for (const language of ['python', 'js'] as const) {
      const code = clientCode({page, language, locale: 'en'});
      const twin = clientCode({page, language, locale: 'zh'});
      expect(withoutComments(twin)).toBe(withoutComments(code));
      expect(code).toMatch(/ALIST_URL/);
    }
  });

  test('the table of lists has every endpoint that takes a page, and those of admins together', () => {
    const paged = readApiFacts().routes.filter(({request: {query = [], body}}) =>
      [...query, ...(body?.fields ?? [])].some(({name}) => name === 'page'),
    );
    expect(paged.length).toBeGreaterThan(10);
    for (const locale of ['en', 'zh'] as const) {
      const text = pageText(locale, 'paging');
      const isThere = ({path: at}: {readonly path: string}) =>
        text.includes(`[\`${at.replace('/api/', '')}\`]`) ||
        /^\/api\/admin\/(storage|user|user\/sshkey|role|meta)\/list$/.test(at);
      expect(paged.filter((route) => !isThere(route)).map(({path: at}) => at)).toEqual([]);
    }
  });

  test.each(clientVersions)(
    'the program for errors does what the table says ($language, $locale)',
    async (version) => {
      const {errors, client_actions: actions} = validateFacts(
        'errors',
        JSON.parse(readFileSync('src/data/facts/errors.json', 'utf8')),
      );
      const ids = actions.flatMap((action) => action.errors);
      expect(new Set(ids).size).toBe(ids.length);
      const cases = errors
        // WebDAV and S3 answer with other statuses, and not to this program.
        .filter(({http_status: status = 200}) => status === 200)
        .map(({id, code, message}) => ({
          id,
          // The database’s errors have no code in the facts. A response has 500.
          given: [200, code ?? 500, message],
          does: actions.find((action) => action.errors.includes(id))?.id ?? 'show',
        }));
      const listed = JSON.stringify(cases.map(({given}) => given));
      const program = {
        ...version,
        page: 'guide/api/errors.mdx',
        folder,
        server: '',
        token: '',
        changed: (code: string) =>
          version.language === 'python'
            ? `${code.slice(0, code.indexOf('if __name__'))}print(json.dumps([action(*each) for each in json.loads(sys.argv[1])]))\n`
            : `${code.slice(0, code.lastIndexOf('\ntry {'))}\nconsole.log(JSON.stringify(JSON.parse(process.argv[2]).map((each) => action(...each))));\n`,
      };
      const {printed, output} = await runClient(program, listed);
      expect(output).toBe(printed);
      const done = JSON.parse(printed) as readonly string[];
      const expected = cases.map(({id, does}) => `${id}: ${does}`);
      expect(cases.map(({id}, index) => `${id}: ${String(done[index])}`)).toEqual(expected);
    },
  );
});

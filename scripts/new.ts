#!/usr/bin/env jiti
import path from 'node:path';
import {UsageError, command} from './lib/command.mjs';

/** `npm run new -- guide/advanced/night-backup`: writes a page in both languages that passes all checks. */
void command(
  {
    usage: 'npm run new -- <page> [options]',
    summary:
      'Writes a page in both languages, with frontmatter and heading IDs, and adds it to the sidebar. <page> is its path below docs, such as guide/advanced/night-backup.',
    options: {
      title: {type: 'string', value: 'title', help: 'English title, if not made from the path'},
      'title-zh': {type: 'string', value: 'title', help: 'Chinese title', default: '新页面'},
      site: {type: 'string', value: 'folder', help: 'Folder of the project, if not this one'},
    },
    takesNames: true,
  },
  async ({values, names}) => {
    const [name, ...others] = names;
    if (name === undefined || others.length > 0) throw new UsageError('Name one page.');
    const {pageNameOf} = await import('../src/build/site-data/readTranslations');
    const {writeNewPage} = await import('./lib/newPage');
    const site = values.site ?? path.resolve(__dirname, '..');
    const title = {
      ...(values.title === undefined ? {} : {en: values.title}),
      ...(values['title-zh'] === undefined ? {} : {zh: values['title-zh']}),
    };
    const done = await writeNewPage(site, pageNameOf(name), title);
    console.log(done.join('\n'));
    console.log(
      '\nNext: replace the words in both files. Then run "npm run pages" and "npm run check".',
    );
  },
);

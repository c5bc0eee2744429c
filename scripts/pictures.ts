#!/usr/bin/env jiti
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {PICTURES_FOLDER, type PictureMode, type Shot} from '../src/lib/node/pictures';
import type {CompleteLocale} from '../src/lib/shared/localized';
import {findBrowser} from './lib/browser.mjs';
import {UsageError, command} from './lib/command.mjs';
import type {SceneName} from './pictures/scenes';

/** Admin token of the server, so that it isn't in the history of the shell. */
const TOKEN_VARIABLE = 'ALIST_TOKEN';

/** `npm run pictures`: takes the pictures of AList that the pages show. */
void command(
  {
    usage:
      'npm run pictures -- --program <file> [<scene> …]\n       npm run pictures -- --server <URL> [<scene> …]',
    summary:
      'Takes the pictures of AList that the pages show, in both languages and color modes, and lists which of them changed.',
    options: {
      program: {
        type: 'string',
        value: 'file',
        help: 'AList program to start in a temporary folder, and to stop',
      },
      server: {
        type: 'string',
        value: 'URL',
        help: `Running AList on this machine, with its admin token in ${TOKEN_VARIABLE}. Its storages, users, and settings are replaced`,
      },
      variant: {
        type: 'string',
        value: 'name',
        help: 'Take only one language and color mode, such as en-light',
      },
      'dry-run': {type: 'boolean', help: 'Show what would change, and write nothing'},
      review: {
        type: 'string',
        value: 'folder',
        help: 'Where to show changed pictures before and after (default: a temporary folder)',
      },
    },
    takesNames: true,
    notes:
      'Needs Chromium, the fonts Noto Sans CJK and Noto Sans Mono CJK (fonts-noto-cjk), and ffmpeg for the sample media.\nThe scenes are in scripts/pictures/scenes.ts, their texts in src/data/pictures.ts.',
  },
  async ({values, names}) => {
    const {program, server} = values;
    const siteDir = path.resolve(__dirname, '..');
    if ((program === undefined) === (server === undefined))
      throw new UsageError('Use --program or --server.');
    if (server !== undefined && !process.env[TOKEN_VARIABLE])
      throw new UsageError(`Set ${TOKEN_VARIABLE} to the admin token of a disposable server.`);
    if (program !== undefined) process.env['LIVE_PROGRAM'] = path.resolve(program);
    if (server !== undefined) process.env['LIVE_SERVER'] = server;

    const {scenes} = await import('./pictures/scenes');
    const known = Object.keys(scenes) as SceneName[];
    for (const name of names) {
      if (Object.hasOwn(scenes, name)) continue;
      const {didYouMean} = await import('../src/lib/node/didYouMean');
      throw new UsageError(`There is no scene "${name}".${didYouMean(name, known)}`);
    }
    const wanted = names.length === 0 ? known : known.filter((name) => names.includes(name));

    const {assertTools} = await import('./pictures/media');
    assertTools();
    const browser = await findBrowser();
    const {compare, filesOf, writeFiles} = await import('./pictures/files');
    const {takePictures} = await import('./pictures/take');
    const {writeReview} = await import('./pictures/review');
    const suite = await import('../tests/live/suite/alist');
    const alist = server === undefined ? await suite.startAList() : await suite.connectGiven();

    const folder = path.join(siteDir, PICTURES_FOLDER);
    const notes = path.join(folder, 'shots.json');
    const shots = (existsSync(notes) ? JSON.parse(readFileSync(notes, 'utf8')) : {}) as Record<
      string,
      Partial<Record<CompleteLocale, Shot>>
    >;
    const isWanted = (locale: CompleteLocale, mode: PictureMode): boolean =>
      values.variant === undefined || values.variant === `${locale}-${mode}`;
    const all = new Map<string, Buffer>();
    let count = 0;
    const changes: {file: string; isNew: boolean}[] = [];
    let failures: readonly string[];
    try {
      failures = await takePictures(alist, wanted, siteDir, browser, isWanted, async (taken) => {
        const {scene, locale, file, screenshot, shot} = taken;
        count++;
        const files = await filesOf(file, screenshot);
        const outcome = compare(folder, file, files.get(file) ?? screenshot);
        console.log(`${outcome.padEnd(10)}${file}`);
        if (outcome !== 'same') changes.push({file, isNew: outcome === 'new'});
        for (const [name, data] of files) all.set(name, data);
        const other = taken.mode === 'dark' && isWanted(locale, 'light') && shots[scene]?.[locale];
        if (other && JSON.stringify(other) !== JSON.stringify(shot))
          throw new Error('The light and the dark picture differ in size or in their marks.');
        shots[scene] = {...shots[scene], [locale]: shot};
      });
    } finally {
      await alist.stop();
    }
    if (changes.length > 0) {
      const target = values.review ?? path.join(tmpdir(), 'alist-pictures-review');
      console.log(`\nBefore and after: ${writeReview(path.resolve(target), changes, folder, all)}`);
    }
    if (values['dry-run'] !== true) {
      writeFiles(folder, all);
      const sorted = Object.fromEntries(
        known.flatMap((name) => (shots[name] ? [[name, shots[name]]] : [])),
      );
      const {format, resolveConfig} = await import('prettier');
      const options = {...(await resolveConfig(notes)), parser: 'json'};
      writeFileSync(notes, await format(JSON.stringify(sorted), options));
    }
    console.log(`\n${wanted.length} scenes, ${count} pictures: ${changes.length} changed`);
    for (const failure of failures) console.error(`\nNot taken: ${failure}`);
    return failures.length === 0 ? 0 : 1;
  },
);

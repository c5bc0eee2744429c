#!/usr/bin/env node
import {buildSite} from './lib/buildSite.mjs';
import {assertForwardable, command} from './lib/command.mjs';

/** `npm run build`: both languages into `build/`; arguments go to `docusaurus build`. */
await command(
  {
    usage: 'npm run build [-- <options of docusaurus build>]',
    summary: 'Builds both languages into build/, one after the other.',
    options: {
      compress: {type: 'boolean', help: 'Also write .br and .gz files, for hosts that send them'},
    },
    forwardsTo: 'docusaurus build',
  },
  async ({names}) => {
    const args = names.filter((name) => name !== '--compress');
    await assertForwardable('docusaurus build', args);
    return buildSite(args, {isCompressed: args.length < names.length});
  },
);

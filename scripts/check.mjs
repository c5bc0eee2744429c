#!/usr/bin/env node
import {UsageError, command} from './lib/command.mjs';
import {PARTS, finish, runFastGates} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run check`: the gates that need neither build nor browser nor programs that readers use. */
await command(
  {
    usage: 'npm run check [-- <options>]',
    summary: 'Runs the checks that need neither a build nor a browser.',
    options: {
      part: {
        type: 'string',
        value: 'part',
        help: '"fast" for everything except the tests, "tests" for only the tests, "samples" for the samples of the pages',
      },
      shard: {type: 'string', value: '1/3', help: 'Only the first third of the tests'},
    },
  },
  async ({values: {part: name, shard}}) => {
    const part = PARTS.find((each) => each === name);
    if (part !== name)
      throw new UsageError(`--part ${name} isn't valid. Allowed: ${PARTS.join(', ')}.`);
    if (shard !== undefined && !/^[1-9]\d*\/[1-9]\d*$/.test(shard)) {
      throw new UsageError(`--shard ${shard} isn't valid. Allowed: two numbers, such as 1/3.`);
    }
    installWhatIsMissing();
    finish(
      await runFastGates(part ? [part] : ['fast', 'tests'], shard === undefined ? {} : {shard}),
    );
  },
);

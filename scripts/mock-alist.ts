#!/usr/bin/env jiti
import {accounts, ADMIN_TOKEN, CRASH_PATH} from '../tests/api/stubState';
import {readApiFacts, startStub} from '../tests/api/stub';
import {command, portOf} from './lib/command.mjs';

/** The line that says how to sign in to the mock. */
function accountLine([name, {password, otpCode}]: [
  string,
  (typeof accounts)[keyof typeof accounts],
]): string {
  return `  ${name}, password "${password}"${otpCode === '' ? '' : `, 2FA code ${otpCode}`}`;
}

/** Accounts and paths that exist, for the help and the start of the mock. */
const contents = [
  'Accounts:',
  ...Object.entries(accounts).map(accountLine),
  `  admin token "${ADMIN_TOKEN}"`,
  'Folders: /drive/reports with three files, /many with 10,000 files.',
  `Listing ${CRASH_PATH} returns status 500 without a body. An upload whose name contains "fail" gets a task that fails.`,
].join('\n');

/** `npm run mock-alist`: the tests' stub of AList, for the tests of other programs. */
void command(
  {
    usage: 'npm run mock-alist [-- <options>]',
    summary:
      'Starts a mock of AList on 127.0.0.1, made from the facts, for tests of programs that use the API. It keeps everything in memory.',
    options: {
      port: {
        type: 'string',
        value: 'port',
        default: '5244',
        help: 'Port to listen on; 0 takes a free one',
      },
      examples: {
        type: 'boolean',
        help: 'Return the example of each endpoint, and ask for no account',
      },
    },
    notes: contents,
  },
  async ({values: {port: text = '5244', examples: isExamples = false}}) => {
    const port = portOf(text);
    const stub = await startStub({live: !isExamples, port}).catch((error: unknown) => {
      throw new Error(
        `Cannot listen on port ${port}: ${(error as Error).message}. Choose another with --port.`,
      );
    });
    console.log(`AList's mock (${readApiFacts().count} endpoints) listens on ${stub.url}`);
    if (!isExamples) console.log(contents);
    console.log('Stop it with Ctrl+C.');
  },
);

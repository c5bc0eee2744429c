import {suite} from '../suite/suite';

// Errors of the index that no check can cause, so that the results name them with the reason.

const live = suite({serverless: true});

const unprovoked = {
  'needs a clock that is set back while AList runs': ['token-not-active'],
  'AList refuses every token that it did not issue since its start with token is invalidated, before it looks further':
    ['token-unhandled', 'token-malformed'],
  'AList refuses an empty username first': ['ldap-no-username'],
  'AList refuses links of folders with not a file, before it asks the driver': ['link-is-dir'],
  'no part of this release returns it': ['stream-peek', 'drop-failed', 'meta-not-found'],
  'AList prepares the tasks before it accepts requests': ['s3-task-manager'],
  'needs ten random IDs in a row that shares have already': ['share-id-gen'],
} as const;

for (const [reason, ids] of Object.entries(unprovoked))
  for (const id of ids)
    live.check(`The error ${id} can be provoked`, [`fact:errors.${id}`], (context) => {
      context.skip(reason);
    });

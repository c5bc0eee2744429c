#!/usr/bin/env node
import {finish, runFastGates} from './lib/gates.mjs';
import {installWhatIsMissing} from './lib/install.mjs';

/** `npm run check`: the gates that need neither build nor browser. */
await installWhatIsMissing();
finish(await runFastGates());

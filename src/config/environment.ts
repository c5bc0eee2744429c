import {parseEnvironment} from '../lib/node/environment';

/** The build's environment, checked once. A bad value stops the build (see `src/lib/node/environment.ts`). */
export const environment = parseEnvironment(process.env);

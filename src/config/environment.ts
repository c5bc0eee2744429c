import {parseEnvironment} from '../lib/environment';

/** The build's environment, checked once. A bad value stops the build (see `src/lib/environment.ts`). */
export const environment = parseEnvironment(process.env);

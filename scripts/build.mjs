#!/usr/bin/env node
import {buildSite} from './lib/buildSite.mjs';

/** `npm run build`: both languages into `build/`; arguments go to `docusaurus build`. */
process.exit(await buildSite(process.argv.slice(2)));

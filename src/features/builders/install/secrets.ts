import type {Draft} from './choices';

const DOTS = '••••••';

/**
 * A draft with dots for its password. Where the password makes the settings take another form, because it has a space or
 * a quote, the dots do, too.
 */
export function maskPassword(draft: Draft): Draft {
  const {dbPassword = ''} = draft;
  if (dbPassword === '') return draft;
  return {...draft, dbPassword: /[\s'\\]/.test(dbPassword) ? `${DOTS} ${DOTS}` : DOTS};
}

/** A draft without its password. */
export function withoutPassword(draft: Draft): Draft {
  return {...draft, dbPassword: ''};
}

import type {ErrorFact} from './schema';

/** Page that explains the errors of a part of the program (`group` in errors.json). */
const errorPages: Readonly<Record<string, string>> = {
  auth: 'faq/errors/sign-in',
  sso: 'faq/errors/sign-in',
  ldap: 'faq/errors/sign-in',
  webauthn: 'faq/errors/sign-in',
  fs: 'faq/errors/files',
  label: 'faq/errors/files',
  search: 'faq/errors/files',
  links: 'faq/errors/links',
  archive: 'faq/errors/links',
  share: 'faq/errors/shares',
  storage: 'faq/errors/storages',
  admin: 'faq/errors/administration',
  offline_download: 'faq/errors/tasks',
  tasks: 'faq/errors/tasks',
  protocols: 'faq/errors/protocols',
  startup: 'faq/errors/startup',
};

/**
 * Page that explains an error.
 *
 * @throws Error if its group has no page
 */
export function errorPage({id, group}: ErrorFact): string {
  const page = errorPages[group];
  if (page === undefined)
    throw new Error(
      `errors.json: no page explains the group "${group}" of "${id}". Add it to errorPages in src/build/facts/errorPages.ts.`,
    );
  return page;
}

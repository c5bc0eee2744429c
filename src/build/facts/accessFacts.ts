import {
  accessWords,
  errorIds,
  type AccessFacts,
  type AccessWord,
  type ErrorId,
} from '../../lib/shared/access/access';
import {permalinkOf} from '../pages/pagePaths';
import {errorPage} from './errorPages';
import type {Facts} from './facts';
import type {LocalizedFacts} from './localizedFacts';

/** What an error shows, and where it's explained. */
function errorOf({raw}: Facts, id: ErrorId): AccessFacts['errors'][ErrorId] {
  const error = raw.errors.errors.find((each) => each.id === id);
  if (!error)
    throw new Error(
      `errors.json: there is no error "${id}", which the access simulator shows. Add it, or change errorIds in src/lib/shared/access/access.ts.`,
    );
  const {message, code} = error;
  return {
    message,
    ...(code === null ? {} : {code}),
    href: `${permalinkOf(errorPage(error))}#err-${id}`,
  };
}

/**
 * What the access simulator knows of AList, in the words of a language.
 *
 * @throws Error if it shows an error that the facts don't have
 */
export function accessFacts(facts: Facts, localized: LocalizedFacts): AccessFacts {
  const words = Object.entries(accessWords).map(
    ([word, path]) => [word, localized.label(path).text] as const,
  );
  return {
    permissions: facts.raw.features.features.permissions.bits
      .filter(({in_web_app: isInForm}) => isInForm)
      .map((permission) => ({bit: permission.bit, name: localized.permission(permission)})),
    words: Object.fromEntries(words) as Record<AccessWord, string>,
    errors: Object.fromEntries(
      errorIds.map((id) => [id, errorOf(facts, id)]),
    ) as AccessFacts['errors'],
  };
}

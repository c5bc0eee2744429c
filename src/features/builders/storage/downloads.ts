import type {FormIssue, StorageForm} from '@site/src/lib/shared/storageForm';
import {fieldsOf, isChanged, textOf, type Draft} from './draft';

/** How a file reaches a visitor: redirected to the provider, through AList, or through the download proxy. */
export type Route = 'direct' | 'through' | 'external';

/** Routes of downloads in the web interface and over WebDAV. */
export interface Downloads {
  readonly web: Route;
  readonly webdav: Route;
}

/** Fields that choose the route. */
const ROUTE_FIELDS: ReadonlySet<string> = new Set(['web_proxy', 'webdav_policy']);

function valueIn(form: StorageForm, draft: Draft, key: string): string {
  const field = form.common.find((each) => each.key === key);
  return field === undefined ? '' : textOf(draft, field);
}

/**
 * Routes of a storage's downloads (`server/common/check.go` ShouldProxy, `server/handles/down.go` Down and Proxy,
 * `server/webdav/webdav.go` handleGetHeadPost). File types that AList always proxies aren't counted.
 */
export function downloadsOf(form: StorageForm, draft: Draft): Downloads {
  const proxied: Route =
    valueIn(form, draft, 'down_proxy_url').trim() === '' ? 'through' : 'external';
  const isProxied = form.proxy !== 'never' || valueIn(form, draft, 'web_proxy') === 'true';
  const policy = valueIn(form, draft, 'webdav_policy');
  const webdav: Readonly<Record<string, Route>> = {
    '302_redirect': 'direct',
    use_proxy_url: proxied,
  };
  return {web: isProxied ? proxied : 'direct', webdav: webdav[policy] ?? 'through'};
}

/**
 * Known issues that the reader's choices bring up. Where the facts don't say which: those that name a field with another
 * value than the default, or the fields for the proxy while a download is redirected.
 */
export function matchingIssues(form: StorageForm, draft: Draft): readonly FormIssue[] {
  const {web, webdav} = downloadsOf(form, draft);
  const isRedirected = web === 'direct' || webdav === 'direct';
  const changed = new Set(
    fieldsOf(form)
      .filter((field) => isChanged(draft, field))
      .map(({key}) => key),
  );
  const fields = fieldsOf(form);
  const has = ([key, value]: readonly [string, string]): boolean =>
    fields.some((field) => field.key === key && textOf(draft, field) === value);
  return form.issues.filter(({fields: named, when}) =>
    when
      ? Object.entries(when).every(has)
      : named.some((key) => (ROUTE_FIELDS.has(key) ? isRedirected : changed.has(key))),
  );
}

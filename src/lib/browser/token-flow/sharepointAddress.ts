/** Why no WebDAV address can be worked out. */
export type SharepointFault =
  'not-address' | 'not-https' | 'consumer' | 'foreign-host' | 'no-library';

/** WebDAV root of a document library, as typed into a driver and as people read it. */
export interface SharepointAddress {
  readonly encoded: string;
  readonly plain: string;
}

/** Ends of the host names of SharePoint's clouds. */
const HOSTS = ['.sharepoint.com', '.sharepoint.cn', '.sharepoint.us', '.sharepoint-mil.us'];
const SITE_KINDS = ['personal', 'sites', 'teams'];
const CONSUMER_HOSTS = /(^|\.)(onedrive\.live\.com|1drv\.ms|d\.docs\.live\.net)$/;

/**
 * Works out the WebDAV root for the WebDav driver from any address of OneDrive for work or of a
 * SharePoint site. Pure calculation; library names are the English ones.
 */
export function sharepointAddress(input: string): SharepointAddress | SharepointFault {
  const text = input.trim();
  if (!URL.canParse(text)) return 'not-address';
  const url = new URL(text);
  if (CONSUMER_HOSTS.test(url.hostname)) return 'consumer';
  if (!HOSTS.some((end) => url.hostname.endsWith(end))) return 'foreign-host';
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '') return 'not-https';
  const parts = sitePartsOf(url);
  const [kind = '', name = ''] = parts;
  const root = `https://${url.hostname}`;
  const isNamed = SITE_KINDS.includes(kind.toLowerCase());
  if (isNamed && name === '') return 'no-library';
  if (!isNamed && kind === '' && url.hostname.includes('-my.')) return 'no-library';
  const library = kind.toLowerCase() === 'personal' ? 'Documents' : 'Shared Documents';
  const path = isNamed ? `/${kind}/${name}/${library}` : `/${library}`;
  return {encoded: root + encodeURI(decodePath(path)), plain: root + decodePath(path)};
}

/** Parts of a path; a shared link tells its kind before the site (`/:f:/r/sites/…`), which is omitted. */
function sitePartsOf(url: URL): readonly string[] {
  const parts = url.pathname.split('/').filter((part) => part !== '');
  return /^:.:$/.test(parts[0] ?? '') ? parts.slice(2) : parts;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Host and path of a SharePoint site for a question to Microsoft Graph; undefined when it is none. */
export function graphSitePath(input: string): string | undefined {
  const text = input.trim();
  if (typeof sharepointAddress(text) === 'string') return undefined;
  const url = new URL(text);
  const [kind = '', name = ''] = sitePartsOf(url);
  const isSite = SITE_KINDS.includes(kind.toLowerCase()) && name !== '';
  return isSite ? `${url.hostname}:/${kind}/${name}` : url.hostname;
}

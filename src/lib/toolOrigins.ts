/**
 * Origins that helper pages call without an API server between (contract section 5.3): token and data
 * addresses of providers that answer browsers. A test compares them with the providers' records.
 */
export const directOrigins = [
  'https://api.dropboxapi.com',
  'https://oauth2.googleapis.com',
  'https://photoslibrary.googleapis.com',
  'https://oauth.yandex.com',
  'https://graph.microsoft.com',
  'https://microsoftgraph.chinacloudapi.cn',
  'https://graph.microsoft.us',
] as const;

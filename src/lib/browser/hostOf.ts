/** Host of an address, for sentences; nothing while there is no address. */
export function hostOf(address = ''): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

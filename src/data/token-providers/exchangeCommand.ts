import type {ProviderUrl, RequestTemplate} from '@site/src/lib/shared/token-flow/types';

/** What differs between providers when an authorization code is exchanged for tokens by hand. */
interface ExchangeVariant {
  readonly encoding?: 'form' | 'json';
  /** Whether the provider compares the redirect URI once more. */
  readonly hasRedirectUri?: boolean;
}

/**
 * The request that exchanges an authorization code for tokens from the reader's own terminal, with placeholders
 * (RFC 6749, section 4.1.3).
 *
 * @param url token address of the provider
 */
export function exchangeCommand(
  url: ProviderUrl,
  {encoding = 'form', hasRedirectUri = true}: ExchangeVariant = {},
): RequestTemplate {
  return {
    method: 'POST',
    url,
    encoding,
    fields: {
      grant_type: 'authorization_code',
      code: '{code}',
      client_id: '{clientId}',
      client_secret: '{clientSecret}',
      ...(hasRedirectUri && {redirect_uri: '{redirectUri}'}),
    },
    purpose: {en: 'Exchange the code for tokens', zh: '用授权码换取令牌'},
  };
}

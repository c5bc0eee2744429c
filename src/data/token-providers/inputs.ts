import type {InputField} from '@site/src/lib/shared/token-flow/types';

/** Client id of an application the reader registered. */
export const clientIdInput: InputField = {
  slot: 'clientId',
  label: {en: 'Client ID', zh: '客户端 ID'},
};

/** Its secret. */
export const clientSecretInput: InputField = {
  slot: 'clientSecret',
  label: {en: 'Client secret', zh: '客户端密钥'},
  secret: true,
};

/** An access token that the reader has already. */
export const accessTokenInput: InputField = {
  slot: 'accessToken',
  label: {en: 'Access token', zh: '访问令牌'},
  secret: true,
};

/** A refresh token that the reader has already. */
export const refreshTokenInput: InputField = {
  slot: 'refreshToken',
  label: {en: 'Refresh token', zh: '刷新令牌'},
  secret: true,
};

import type {InputField} from '@site/src/lib/token-flow/types';

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

import {createHash, createHmac} from 'node:crypto';
import {clientOf, type Answer} from '../suite/client';

/** Keys of an S3 server. */
export interface Keys {
  readonly id: string;
  readonly secret: string;
}

interface S3Options {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** A client that signs requests with AWS signature version 4, as S3 programs do. */
export function s3ClientOf(url: string, {id, secret}: Keys) {
  const {host} = new URL(url);
  return (
    method: string,
    address: string,
    {headers = {}, body = ''}: S3Options = {},
  ): Promise<Answer> => {
    const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
    const day = time.slice(0, 8);
    const [path = '', query = ''] = address.split('?');
    const signed: Record<string, string> = {
      host,
      'x-amz-content-sha256': sha256(body),
      'x-amz-date': time,
    };
    const names = Object.keys(signed).toSorted().join(';');
    const parameters = query.split('&').filter(Boolean);
    const canonical = [
      method,
      path,
      parameters
        .map((each) => (each.includes('=') ? each : `${each}=`))
        .toSorted()
        .join('&'),
      ...Object.entries(signed)
        .toSorted()
        .map(([name, value]) => `${name}:${value}`),
      '',
      names,
      sha256(body),
    ].join('\n');
    const scope = `${day}/us-east-1/s3/aws4_request`;
    const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
    const key = [day, 'us-east-1', 's3', 'aws4_request'].reduce<string | Buffer>(
      hmac,
      `AWS4${secret}`,
    );
    const signature = hmac(key, text).toString('hex');
    const sent = Object.fromEntries(Object.entries(signed).filter(([name]) => name !== 'host'));
    return clientOf(url, null).request(method, address, {
      headers: {
        ...sent,
        ...headers,
        Authorization: `AWS4-HMAC-SHA256 Credential=${id}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
      },
      ...(body === '' ? {} : {body}),
    });
  };
}

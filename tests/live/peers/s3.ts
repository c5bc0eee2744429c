import {HOST, freePort} from '../suite/programs';
import {peerFolder, startPeer, type Peer} from './folder';

export interface S3Server extends Peer {
  readonly endpoint: string;
  readonly bucket: string;
  /** Keys of the objects that start with a text. */
  readonly keys: (prefix: string) => Promise<string[]>;
  /** Headers of an object. */
  readonly head: (key: string) => Promise<Headers>;
  readonly put: (key: string, content: string) => Promise<void>;
}

/** It isn't verified, but without one, moto refuses what isn't public. */
const SIGNED = {
  Authorization:
    'AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE/20200101/us-east-1/s3/aws4_request, SignedHeaders=host, Signature=0',
};

/** Keys in one answer to a list request; Amazon's number is 1,000. */
export const LIST_SIZE = 50;

/** Starts moto's S3 server with an empty bucket. It accepts any key. */
export async function startMoto(): Promise<S3Server> {
  const folder = peerFolder('moto');
  const port = await freePort();
  const peer = await startPeer('moto_server', ['-H', HOST, '-p', String(port)], {
    port,
    folder,
    env: {MOTO_S3_DEFAULT_MAX_KEYS: String(LIST_SIZE)},
  });
  const endpoint = `http://${HOST}:${String(port)}`;
  const bucket = 'example-bucket';
  const url = (key: string) =>
    `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const request = async (target: string, options?: RequestInit) => {
    const response = await fetch(target, {...options, headers: SIGNED});
    if (!response.ok) throw new Error(`${target}: ${String(response.status)}`);
    return response;
  };
  await request(`${endpoint}/${bucket}`, {method: 'PUT'});
  return {
    ...peer,
    endpoint,
    bucket,
    keys: async (prefix) => {
      const text = await (
        await request(`${endpoint}/${bucket}?list-type=2&max-keys=1000&prefix=${prefix}`)
      ).text();
      return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key ?? '').sort();
    },
    head: async (key) => (await request(url(key), {method: 'HEAD'})).headers,
    put: async (key, content) => {
      await request(url(key), {method: 'PUT', body: content});
    },
  };
}

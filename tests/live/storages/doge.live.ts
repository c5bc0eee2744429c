import {createHmac} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect} from 'vitest';
import {startProvider} from '../peers/provider';
import {startMoto, type S3Server} from '../peers/s3';
import {startAList} from '../suite/alist';
import {suite} from '../suite/suite';
import {contract} from './contract';
import {formBody} from './pages';

// DogeCloud gives temporary keys for an S3 server. Its request for keys goes to a made-up server, and the rest to moto.

const page = 'guide/drivers/s3';
const live = suite({serverless: true, needs: ['moto_server', 'openssl']});

const ACCOUNT = {access_key_id: 'EXAMPLE-ACCESS', secret_access_key: 'EXAMPLE-SECRET'};
const KEYS = {accessKeyId: 'AKIATEMP', secretAccessKey: 'made-up', sessionToken: 'SESSION'};

let moto: S3Server;

/** Signatures of the requests for keys, and those that the account's secret makes. */
const signatures: {readonly sent: string | undefined; readonly right: string}[] = [];

/** Answers like `/auth/tmp_token.json` of api.dogecloud.com. */
function giveKeys(request: IncomingMessage, response: ServerResponse): void {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    const right = createHmac('sha1', ACCOUNT.secret_access_key)
      .update(`${request.url ?? ''}\n${body}`)
      .digest('hex');
    signatures.push({sent: request.headers.authorization, right});
    response.writeHead(200, {'Content-Type': 'application/json'}).end(
      JSON.stringify({
        code: 200,
        msg: 'OK',
        data: {Credentials: KEYS, ExpiredAt: Math.floor(Date.now() / 1000) + 7200},
      }),
    );
  });
}

live.before(async () => {
  moto = await startMoto();
  const provider = await startProvider(['api.dogecloud.com'], giveKeys);
  live.after(async () => {
    await provider.stop();
    await moto.stop();
  });
  live.replace(await startAList({env: provider.env}));
});

const values = () => ({
  ...ACCOUNT,
  bucket: moto.bucket,
  endpoint: moto.endpoint,
  region: 'us-east-1',
  force_path_style: true,
});

const {files} = contract(live, {
  driver: 'Doge',
  page,
  redirect: () => `${moto.endpoint}/${moto.bucket}/`,
  steps: values,
  sample: null,
});

live.check(
  'exchanges the key pair of the account for temporary keys when it loads, and ignores a session token',
  [
    `page:${page}#fields-doge`,
    'fact:drivers.Doge.fields.access_key_id',
    'fact:drivers.Doge.fields.secret_access_key',
    'fact:drivers.Doge.fields.session_token',
  ],
  async () => {
    signatures.splice(0);
    const {id, mount, status} = await files.add(
      formBody('Doge', {...values(), mount_path: '/doge', session_token: 'IGNORED'}),
    );
    expect(status).toBe('work');
    expect(signatures).toHaveLength(1);
    const [{sent, right}] = signatures as [(typeof signatures)[0]];
    expect(sent).toBe(`TOKEN ${ACCOUNT.access_key_id}:${right}`);
    await files.put(`${mount}/a.txt`, 'a');
    await files.names(mount, true);
    const {headers} = await files.open('d', `${mount}/a.txt`);
    const link = new URL(headers.get('location') ?? '');
    expect(link.searchParams.get('X-Amz-Credential')).toContain(`${KEYS.accessKeyId}/`);
    expect(link.searchParams.get('X-Amz-Security-Token')).toBe(KEYS.sessionToken);
    await files.delete(id);
  },
);

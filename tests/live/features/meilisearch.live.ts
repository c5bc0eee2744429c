import {randomUUID} from 'node:crypto';
import {expect} from 'vitest';
import {peerFolder, startPeer} from '../peers/folder';
import {startAList} from '../suite/alist';
import {HOST, freePort, until} from '../suite/programs';
import {suite} from '../suite/suite';
import {addLocal, ok, setSetting} from './support';

const live = suite({serverless: true, needs: ['meilisearch']});

live.before(async () => {
  const [folder, port, key] = [peerFolder('meilisearch'), await freePort(), randomUUID()];
  const address = `${HOST}:${String(port)}`;
  const peer = await startPeer(
    'meilisearch',
    ['--http-addr', address, '--master-key', key, '--no-analytics', '--db-path', `${folder}/db`],
    {port, folder},
  );
  live.after(() => peer.stop());
  const meilisearch = {host: `http://${address}`, api_key: key, index_prefix: 'live_'};
  live.replace(await startAList({config: {meilisearch}}));
});

live.check(
  'Meilisearch finds names with a typo',
  [
    'page:config/configuration#meilisearch',
    'page:config/search#engine',
    'fact:config.meilisearch.host',
    'fact:config.meilisearch.api_key',
    'fact:config.meilisearch.index_prefix',
  ],
  async () => {
    await addLocal(live.alist, '/a', {'Holiday in Rome.txt': 'x', 'film.mp4': 'x'});
    await setSetting(live.alist, 'search_index', 'meilisearch');
    ok(await live.alist.api.post('/api/admin/index/build'));
    const found = async (keywords: string) => {
      const body = {parent: '/', keywords, scope: 0, page: 1, per_page: 10};
      const {content} = ok(
        await live.alist.api.post<{content: {name: string}[]}>('/api/fs/search', body),
      );
      return content.map(({name}) => name);
    };
    // It indexes after it has confirmed the request.
    await until('the index', async () => (await found('holiday')).length > 0);
    expect(await found('holidya')).toEqual(['Holiday in Rome.txt']);
    expect(await found('film')).toEqual(['film.mp4']);
  },
);

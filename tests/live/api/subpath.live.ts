import {expect} from 'vitest';
import {buildGo, runAlone, runBuilt, writeSample} from '../../api/sampleRuns';
import {findProgram} from '../suite/programs';
import {suite} from '../suite/suite';
import {callOf, placesOf, routeOf} from './perform';

// The redirect at / exists only under a subpath.
const live = suite({own: true, prefix: '/alist', config: {site_url: 'http://localhost/alist'}});

const route = routeOf('get');
const place = () => ({url: new URL(live.alist.url).origin, parent: live.alist.folder});

live.check('GET / answers its example as described', placesOf(route), async () => {
  const response = await fetch(`${place().url}/`, {redirect: 'manual'});
  expect([response.status, response.headers.get('location')]).toEqual([302, '/alist']);
});

for (const [language, name, programs] of [
  ['curl', 'curl', ['bash', 'curl']],
  ['js', 'JavaScript', []],
  ['python', 'Python', ['python3']],
  ['go', 'Go', ['go']],
] as const)
  live.check(
    `The sample of GET / in ${name} runs as printed`,
    placesOf(route),
    async () => {
      const {code, folder} = writeSample(language, callOf(route), place());
      const go = async () => {
        const go = findProgram('go') ?? 'go';
        const built = await buildGo(go, [[route.id, code]], live.alist.folder, false);
        return runBuilt(built, route.id, folder);
      };
      const {isGood, output, printed} =
        language === 'go' ? await go() : await runAlone[language](code, folder);
      expect(isGood, output).toBe(true);
      expect(printed).toContain('302');
      expect(printed).toContain('/alist');
    },
    [...programs],
  );

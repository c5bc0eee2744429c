import {describe, expect, test} from 'vitest';
import {nextWidgetState} from '@site/src/components/LazyWidget/widgetState';
import {chartOption} from '@site/src/features/chart/chartOption';
import {codepenForm, demoDocument, jsfiddleForm} from '@site/src/features/code-demo/demo';
import {engineOf, readMediaType, readRatio} from '@site/src/features/player/mediaType';
import {frameAddress, pageAddress} from '@site/src/features/video-embed/frameAddress';

describe('media types', () => {
  test.each(['mp4', 'mp3', 'webm', 'ogg', 'mpd', 'm3u8', 'ts', 'flv'])(
    'a file that ends in .%s is known by its ending',
    (ending) => {
      expect(readMediaType(`/media/a.${ending}?x=1#t`)).toBe(ending);
      expect(readMediaType(`/media/a.${ending.toUpperCase()}`)).toBe(ending);
    },
  );
  test('the type an author gives wins', () => {
    expect(readMediaType('/live/stream', 'hls')).toBe('hls');
    expect(readMediaType('/a.mp4', 'dash')).toBe('dash');
  });
  test.each(['/a.avi', '/a', '/mp4'])('%s is not supported', (src) => {
    expect(readMediaType(src)).toBeUndefined();
  });
  test('each library serves its types, the browser the rest', () => {
    expect([engineOf('ts'), engineOf('mpd'), engineOf('flv'), engineOf('ogg')]).toEqual([
      'hls',
      'dash',
      'flv',
      'browser',
    ]);
  });
  test('a ratio is two numbers above 0', () => {
    expect(readRatio('16:9')).toBe('16 / 9');
    expect([readRatio('16/9'), readRatio('0:9'), readRatio('a:b')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('charts', () => {
  const colors = {text: 'black', line: 'gray', ground: 'white', series: ['green']};
  const data = {
    type: 'pie',
    title: 'Sizes',
    categories: ['a', 'b'],
    series: [{name: 'Size', data: [1, null]}],
  } as const;

  test('a pie gets its parts by name', () => {
    const {series, xAxis} = chartOption(data, colors, {}, true);
    expect(series).toMatchObject([
      {
        data: [
          {name: 'a', value: 1},
          {name: 'b', value: null},
        ],
      },
    ]);
    expect(xAxis).toBeUndefined();
  });
  test('what an author asks for is laid over our look', () => {
    const {yAxis, xAxis} = chartOption({...data, type: 'bar'}, colors, {yAxis: {max: 9}}, true);
    expect(yAxis).toMatchObject({type: 'value', max: 9});
    expect(xAxis).toMatchObject({data: ['a', 'b']});
  });
  test('unsafe names are refused', () => {
    expect(() => chartOption(data, colors, {constructor: {}}, true)).toThrow('constructor');
  });
});

describe('demos', () => {
  const source = {html: '<b>1</b>', css: 'b{}', js: "'</script>'"};
  const settings = {title: 'A', editors: '101', layout: 'left'};

  test('run on a page that may load nothing, and cannot end their own script', () => {
    const page = demoDocument(source, 'dark');
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('color-scheme:dark');
    expect(page.match(/<\/script>/g)).toHaveLength(2);
  });
  test('are taken to the editors as those want them', () => {
    const {data = ''} = codepenForm(source, settings).fields;
    expect(JSON.parse(data)).toEqual({...source, ...settings});
    expect(jsfiddleForm(source, settings).fields).toMatchObject({...source, title: 'A'});
  });
});

test('a film of another site keeps id, page and start time', () => {
  const video = {id: 'BV1xx411c7mD', page: 2, start: 30};
  const frame = new URL(frameAddress(video));
  expect(frame.host).toBe('player.bilibili.com');
  expect(Object.fromEntries(frame.searchParams)).toMatchObject({
    bvid: 'BV1xx411c7mD',
    page: '2',
    t: '30',
  });
  expect(pageAddress(video)).toBe('https://www.bilibili.com/video/BV1xx411c7mD/?p=2&t=30');
});

describe('a live part', () => {
  const Body = (): null => null;
  test('loads when it is wanted, fails with a reason, and loads again', () => {
    const loading = nextWidgetState({status: 'idle'}, {type: 'wanted'});
    expect(loading.status).toBe('loading');
    const failed = nextWidgetState(loading, {type: 'failed', reason: new Error('offline')});
    expect(failed).toEqual({status: 'failed', reason: 'offline'});
    expect(nextWidgetState(failed, {type: 'wanted'}).status).toBe('loading');
  });
  test('ignores what arrives after a failure', () => {
    const failed = {status: 'failed', reason: 'x'} as const;
    expect(nextWidgetState(failed, {type: 'loaded', Body})).toBe(failed);
  });
});

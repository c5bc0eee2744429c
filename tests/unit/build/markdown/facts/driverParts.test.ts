import type {Nodes, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, test} from 'vitest';
import {visit} from 'unist-util-visit';
import {markDriverParts, namedDrivers} from '@site/src/build/markdown/facts/driverParts';

const drivers = ['115 Cloud', '115 Share'];

function parse(body: string): Root {
  return unified().use(remarkParse).use(remarkGfm).use(remarkMdx).parse(body);
}

function wordsOf(node: Nodes): string {
  let words = '';
  visit(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') words += inner.value;
  });
  return words.trim();
}

/** What is for one driver only: `1: words`. */
function partsOf(body: string, of: readonly string[] = drivers): readonly string[] {
  const tree = parse(body);
  markDriverParts(tree, of);
  const parts: string[] = [];
  visit(tree, (node) => {
    const places =
      node.type === 'mdxJsxFlowElement'
        ? node.attributes.find((each) => 'name' in each && each.name === 'data-driver')?.value
        : node.data && 'hProperties' in node.data && node.data.hProperties?.['data-driver'];
    if (typeof places !== 'string') return;
    const name = 'name' in node && node.name === 'div' ? node.children[0] : node;
    const words = name ? wordsOf(name) : '';
    parts.push(`${places}: ${words || (name && 'name' in name ? `<${String(name.name)}>` : '')}`);
  });
  return parts;
}

describe('names of drivers', () => {
  test.each([
    ['115 Share', ['115 Share']],
    ['115 Cloud and 115 Share', ['115 Cloud', '115 Share']],
    ['115 Cloud、115 Share', ['115 Cloud', '115 Share']],
    ['Cookie for 115 Share', undefined],
    ['The other five drivers', undefined],
  ])('%s', (text, named) => {
    expect(namedDrivers(text, drivers)).toEqual(named);
  });

  test('that begin alike are told apart', () => {
    expect(
      namedDrivers('ThunderX, ThunderXExpert', ['Thunder', 'ThunderX', 'ThunderXExpert']),
    ).toEqual(['ThunderXExpert', 'ThunderX']);
  });
});

describe('parts of one driver', () => {
  test('are sections with its name, up to the next heading of the same level', () => {
    const body = [
      '## Fields {/* #fields */}',
      'Both.',
      '### 115 Cloud {/* #cloud */}',
      'Only cloud.',
      '### Cookie {/* #cookie */}',
      'Both again.',
      '### 115 Share {/* #share */}',
      'Only share.',
      '## Next {/* #next */}',
      'All.',
    ];
    expect(partsOf(body.join('\n\n'))).toEqual([
      '1: 115 Cloud',
      '1: Only cloud.',
      '2: 115 Share',
      '2: Only share.',
    ]);
  });

  test('are what follows a label, list items, and rows', () => {
    const body = [
      '| Driver | Mounts |\n| --- | --- |\n| **115 Share** | a share |',
      '## Add {/* #add */}',
      '**115 Cloud**:',
      '1. Step of cloud',
      '**115 Share**:',
      '1. Step of share',
      '## Check {/* #check */}',
      '- **115 Cloud**: works\n- For **115 Share**: fails\n- **Same name**: both',
      '| Driver | Sign-in |\n| --- | --- |\n| **115 Share** | code |',
    ];
    expect(partsOf(body.join('\n\n'))).toEqual([
      '1: 115 Cloud:',
      '2: 115 Share:',
      '1: 115 Cloud: works',
      '2: For 115 Share: fails',
      '2: 115 Sharecode',
    ]);
  });

  test('are what the author says: sections, paragraphs, boxes, and steps', () => {
    const body = [
      '## Notes {/* #notes */}',
      '### `bad code` {/* #bad-code */}',
      '<For driver="115 Share" />',
      'The code is wrong.',
      '### Rate {/* #rate */}',
      '<For driver="115 Cloud" /> Lower it.',
      '> **Careful**\n>\n> <For driver="115 Share" />\n>\n> The code is public.',
      '1. Both\n   - <For driver="115 Share" /> Enter the code.',
    ];
    expect(partsOf(body.join('\n\n'))).toEqual([
      '2: bad code',
      '2: The code is wrong.',
      '1: Lower it.',
      '2: CarefulThe code is public.',
      '2: Enter the code.',
    ]);
  });

  test.each([
    ['- <For driver="115 Share" /> All except **115 Cloud**: turn it on.', 'All except 115 Cloud:'],
    ['- <For driver="115 Share" /> **115 Cloud** 以外的驱动：开启。', '115 Cloud 以外的驱动：'],
    ['- <For driver="115 Share" /> **115 Share**: turn it on.', undefined],
    ['- <For driver="115 Share" /> Enter the code. Not for 115 Cloud: its cookie.', undefined],
    ['- **115 Share**: not as **115 Cloud**.', undefined],
  ])('are shown without words about other drivers: %s', (item, hidden) => {
    const tree = parse(`## Add {/* #add */}\n\n${item}`);
    const all = wordsOf(parse(item.replace(/<For[^>]*> /, '')));
    markDriverParts(tree, drivers);
    const words: string[] = [];
    visit(tree, 'mdxJsxFlowElement', (node) => {
      const isHidden = node.attributes.some(
        (each) => 'name' in each && each.name === 'data-driver' && each.value === '0',
      );
      if (isHidden) words.push(wordsOf(node));
    });
    expect(words).toEqual(hidden === undefined ? [] : [hidden]);
    // Readers who have chosen no driver see everything.
    expect(wordsOf(tree)).toBe(`Add ${all}`);
  });

  test('with a table that others are compared with are also theirs, and so are common fields', () => {
    const body = [
      '## Fields {/* #fields */}',
      '### 115 Cloud {/* #cloud */}',
      '<DriverFields driver="115 Cloud" />',
      '### 115 Share {/* #share */}',
      '<DriverFields driver="115 Share" sameAs="115 Cloud" />',
      '<CommonFields driver="115 Cloud" />',
    ];
    expect(partsOf(body.join('\n\n'))).toEqual(['2: 115 Share', '2: <DriverFields>']);
  });

  test('aren’t in the section that the builder replaces', () => {
    const body = ['## API {/* #api */}', '**115 Share**:', '<StorageSample driver="115 Share" />'];
    expect(partsOf(body.join('\n\n'))).toEqual([]);
  });

  test('can’t be whole steps, whose numbers would have a hole', () => {
    expect(() => partsOf('## Add {/* #add */}\n\n1. Both\n2. **115 Share**: Enter it.')).toThrow(
      'step "115 Share: Enter it." is for some drivers only, so the numbers would have a hole without it.',
    );
  });

  test('can’t be of a driver that the page doesn’t have', () => {
    expect(() => partsOf('<For driver="S3" /> Text.')).toThrow(
      'driver: "S3" isn\'t a driver of this page. Allowed: 115 Cloud, 115 Share.',
    );
  });
});

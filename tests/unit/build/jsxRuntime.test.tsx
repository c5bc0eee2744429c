/** @jsxImportSource ../../../src/build/syntax-tree */
import {describe, expect, test} from 'vitest';
import {el} from '@site/src/build/syntax-tree/elements';
import type {Child} from '@site/src/build/syntax-tree/elements';
import {Admonition, Code, CodeBlock, Link} from '@site/src/build/syntax-tree/markdown';

const text = (value: string) => ({type: 'text', value});

describe('JSX that becomes a syntax tree', () => {
  test('makes the element that an author would have written', () => {
    const tag = (
      <td id="row" data-label="Default">
        Words <b>and more</b>
      </td>
    );
    expect(tag).toEqual([
      {
        type: 'mdxJsxFlowElement',
        name: 'td',
        attributes: [
          {type: 'mdxJsxAttribute', name: 'id', value: 'row'},
          {type: 'mdxJsxAttribute', name: 'data-label', value: 'Default'},
        ],
        children: [
          text('Words '),
          {
            type: 'mdxJsxFlowElement',
            name: 'b',
            attributes: [],
            children: [text('and more')],
          },
        ],
      },
    ]);
  });

  test('writes numbers, true values, and class lists, and leaves out what is missing', () => {
    const isWide = false as boolean;
    const tag = (
      <div
        className={['plain', isWide && 'wide', undefined, 'last']}
        tabIndex={0}
        aria-hidden
        data-bit={2}
        data-page={undefined}
        data-stacks={false}
        data-words=""
      />
    );
    expect(tag).toEqual([
      el('div', {
        className: 'plain last',
        tabIndex: '0',
        'aria-hidden': 'true',
        'data-bit': '2',
        'data-words': '',
      }),
    ]);
    expect(<div className={[isWide && 'wide']} />).toEqual([el('div', {})]);
  });

  test('takes nothing, lists, and numbers between the tags, and zero is a number', () => {
    const none = [null, undefined, false, ''] as const;
    expect(
      <ul>
        {none}
        {[1, 2].map((number) => (
          <li>{number}</li>
        ))}
        {0}
      </ul>,
    ).toEqual([el('ul', {}, el('li', {}, '1'), el('li', {}, '2'), '0')]);
  });

  test('calls components with their properties and with what stands inside them', () => {
    function Term({name, children}: {readonly name: string; readonly children: Child}): Child {
      return (
        <>
          <dt>{name}</dt>
          <dd>{children}</dd>
        </>
      );
    }
    expect(
      <dl>
        <Term name="Root">
          a <b>path</b>
        </Term>
      </dl>,
    ).toEqual([el('dl', {}, el('dt', {}, 'Root'), el('dd', {}, 'a ', el('b', {}, 'path')))]);
  });

  test('makes nothing of a component that gives nothing, and nodes of words', () => {
    const Silent = (): Child => null;
    const Words = (): Child => 'Set `key` in **Manage**.';
    expect(<Silent />).toEqual([]);
    expect(<Words />).toEqual([
      text('Set '),
      {type: 'inlineCode', value: 'key'},
      text(' in '),
      {type: 'strong', children: [text('Manage')]},
      text('.'),
    ]);
  });

  test('makes Markdown of the components that stand for it', () => {
    expect(
      <>
        <Link to="/guide/#top">
          <Code>bucket</Code>
        </Link>
        <CodeBlock lang="json" title="storage.json">
          {'{}'}
        </CodeBlock>
        <Admonition type="danger" title="Data loss">
          Back up first.
        </Admonition>
      </>,
    ).toEqual([
      {
        type: 'link',
        url: '/guide/#top',
        title: null,
        children: [{type: 'inlineCode', value: 'bucket'}],
      },
      {type: 'code', lang: 'json', meta: 'title="storage.json"', value: '{}'},
      {
        type: 'blockquote',
        data: {hName: 'admonition', hProperties: {type: 'danger', title: 'Data loss'}},
        children: [text('Back up first.')],
      },
    ]);
  });

  test('knows what each element can have', () => {
    // The compiler checks these, and complains about a comment whose line has no mistake.
    const wrong: readonly (() => unknown)[] = [
      // @ts-expect-error -- no such element
      () => <marquee>Words</marquee>,
      // @ts-expect-error -- no such attribute
      () => <div onClick="go">Words</div>,
      // @ts-expect-error -- a heading says what it is of
      () => <th>Words</th>,
      // @ts-expect-error -- an object is no value
      () => <div data-label={{a: 1}}>Words</div>,
      // @ts-expect-error -- an object is no class list
      () => <div className={{wide: true}}>Words</div>,
      // @ts-expect-error -- nothing can be inside a box to check
      () => <input type="checkbox">Words</input>,
      // @ts-expect-error -- a link leads somewhere
      () => <Link>Words</Link>,
    ];
    expect(wrong).toHaveLength(7);
  });
});

import '@site/src/components/LazyWidget/widgetTexts';
import {useRef, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {LazyWidget} from '@site/src/components/LazyWidget/LazyWidget';
import {WIDGET_DELAY_MS} from '@site/src/components/LazyWidget/widgetState';
import {DEFAULT_EDITORS, DEFAULT_LAYOUT, type DemoSource} from './demo';
import styles from './CodeDemo.interactive.module.css';

const DEFAULT_HEIGHT_PX = 200;

interface CodeDemoProps {
  readonly title: string;
  /** Height of the frame in pixels. */
  readonly height?: number;
  /** Which editors the external playground opens: HTML, style, script; 1 is open. */
  readonly editors?: string;
  /** Where the external playground puts its editors. */
  readonly layout?: string;
  /** Blocks of code in html, css and js. */
  readonly children: ReactNode;
}

const loadBody = () => import(/* webpackChunkName: "widget-demo" */ './CodeDemo.lazy');

/** Source and result: the blocks of code inside run in a frame that can reach nothing else. */
export function CodeDemo({
  title,
  height = DEFAULT_HEIGHT_PX,
  editors = DEFAULT_EDITORS,
  layout = DEFAULT_LAYOUT,
  children,
}: CodeDemoProps): ReactNode {
  const blocks = useRef<HTMLDivElement>(null);

  /** The page shows the source already, so it is read from there instead of travelling twice. */
  function readSource(): DemoSource {
    const read = (language: string): string =>
      blocks.current?.querySelector(`pre[data-language="${language}"] code`)?.textContent ?? '';
    return {html: read('html'), css: read('css'), js: read('js')};
  }

  return (
    <figure className={styles.demo} data-needs="demo">
      <figcaption>{title}</figcaption>
      <div className={styles.result}>
        <LazyWidget
          load={loadBody}
          body={{readSource, settings: {title, editors, layout}}}
          height={`${height}px`}
          delayMs={WIDGET_DELAY_MS}
        >
          <p className={styles.waiting}>
            <Translate
              id="widget.codeDemo.waiting"
              description="Shown in the place of a demo until it runs"
            >
              The result is shown here.
            </Translate>
          </p>
        </LazyWidget>
      </div>
      <div ref={blocks} className={styles.source}>
        {children}
      </div>
    </figure>
  );
}

import '@site/src/components/LazyWidget/widgetTexts';
import {useEffect, useEffectEvent, useRef, useState, type ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import type {BodyProps} from '@site/src/components/LazyWidget/widgetState';
import {
  codepenForm,
  DEMO_ERROR,
  demoDocument,
  jsfiddleForm,
  type DemoSource,
  type PlaygroundForm,
  type PlaygroundSettings,
} from './demo';
import styles from './CodeDemo.interactive.module.css';

interface CodeDemoBodyProps extends BodyProps {
  readonly readSource: () => DemoSource;
  readonly settings: PlaygroundSettings;
}

/** Sends a form to a new tab; only called by a press of a button. */
function send({action, fields}: PlaygroundForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  form.hidden = true;
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Message of a demo's error, or undefined for any other message. */
function readError(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const {type, message} = data as {readonly type?: unknown; readonly message?: unknown};
  return type === DEMO_ERROR && typeof message === 'string' ? message : undefined;
}

/** The running demo and the way to outside editors. */
export default function CodeDemoBody({readSource, settings, onFail}: CodeDemoBodyProps): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const {colorMode} = useColorMode();
  const [source] = useState(readSource);
  const fail = useEffectEvent(onFail);

  useEffect(() => {
    const listeners = new AbortController();
    window.addEventListener(
      'message',
      (event) => {
        const message = readError(event.data);
        if (message !== undefined && event.source === frame.current?.contentWindow) {
          fail(new Error(message));
        }
      },
      {signal: listeners.signal},
    );
    return () => listeners.abort();
  }, []);

  return (
    <div className={styles.running}>
      <iframe
        ref={frame}
        title={settings.title}
        sandbox="allow-scripts"
        srcDoc={demoDocument(source, colorMode)}
      />
      <p className={styles.tools}>
        <span>
          <Translate
            id="widget.codeDemo.elsewhere"
            description="Before the names of editors on other sites, which are buttons"
          >
            Edit on another site:
          </Translate>
        </span>
        <button type="button" onClick={() => send(codepenForm(source, settings))}>
          CodePen
        </button>
        <button type="button" onClick={() => send(jsfiddleForm(source, settings))}>
          JSFiddle
        </button>
      </p>
    </div>
  );
}

import '@site/src/components/LazyWidget/widgetTexts';
import {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import createPanzoom, {type PanzoomObject} from '@panzoom/panzoom';
import {translate} from '@docusaurus/Translate';
import {Icon} from '@site/src/components/Icon/Icon';
import styles from './Diagram.interactive.module.css';

/** How far one press of an arrow key moves the drawing. */
const PAN_STEP_PX = 40;
const MAX_SCALE = 6;

const keyMoves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [PAN_STEP_PX, 0],
  ArrowRight: [-PAN_STEP_PX, 0],
  ArrowUp: [0, PAN_STEP_PX],
  ArrowDown: [0, -PAN_STEP_PX],
};

/** A view on a drawing that can be enlarged and moved, by pointer and by keyboard. */
export function PanZoom({
  paper,
  children,
}: {
  readonly paper: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}): ReactNode {
  const panzoom = useRef<PanzoomObject>(null);

  useEffect(() => {
    const element = paper.current;
    if (!element) return undefined;
    const made = createPanzoom(element, {
      maxScale: MAX_SCALE,
      minScale: 1,
      panOnlyWhenZoomed: true,
      // A finger scrolls the page until the drawing is enlarged.
      touchAction: 'pan-y',
      cursor: 'auto',
    });
    panzoom.current = made;
    return () => {
      made.destroy();
      panzoom.current = null;
    };
  }, [paper]);

  function handleKey(event: KeyboardEvent): void {
    const move = keyMoves[event.key];
    if (event.key === '+' || event.key === '=') panzoom.current?.zoomIn();
    else if (event.key === '-') panzoom.current?.zoomOut();
    else if (event.key === '0') panzoom.current?.reset();
    else if (move && (panzoom.current?.getScale() ?? 1) > 1) {
      panzoom.current?.pan(move[0], move[1], {relative: true});
      event.preventDefault();
    }
  }

  return (
    <div className={styles.view}>
      {/* The drawing is enlarged and moved by keys: the keyboard must be able to reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        className={styles.window}
        role="group"
        aria-label={translate({
          id: 'widget.diagram.view',
          message: 'Diagram; plus, minus and arrow keys enlarge and move it',
          description: 'Name of the area that shows a diagram',
        })}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={handleKey}
      >
        {children}
      </div>
      <div className={styles.tools}>
        <ToolButton
          icon="plus"
          label={translate({
            id: 'widget.diagram.zoomIn',
            message: 'Enlarge',
            description: 'Button of a diagram',
          })}
          onClick={() => panzoom.current?.zoomIn()}
        />
        <ToolButton
          icon="minus"
          label={translate({
            id: 'widget.diagram.zoomOut',
            message: 'Reduce',
            description: 'Button of a diagram',
          })}
          onClick={() => panzoom.current?.zoomOut()}
        />
        <ToolButton
          icon="fit"
          label={translate({
            id: 'widget.diagram.reset',
            message: 'Fit into the box',
            description: 'Button of a diagram',
          })}
          onClick={() => panzoom.current?.reset()}
        />
      </div>
    </div>
  );
}

function ToolButton({
  icon,
  label,
  onClick,
}: {
  readonly icon: 'plus' | 'minus' | 'fit';
  readonly label: string;
  readonly onClick: () => void;
}): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

import type {ComponentType, ReactNode, SVGProps} from 'react';
import styles from './SiteImage.interactive.module.css';

interface InlineSvgProps {
  /** The drawing as a component, made by the build from its file. */
  readonly drawing: ComponentType<SVGProps<SVGSVGElement>>;
  readonly alt: string;
  readonly caption?: string;
}

/** A drawing that is part of the page, so that its `currentColor` follows the color mode. */
export function InlineSvg({drawing: Drawing, alt, caption}: InlineSvgProps): ReactNode {
  return (
    <figure className={styles.image}>
      <Drawing role="img" aria-label={alt} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}

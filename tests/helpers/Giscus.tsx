import type {ReactNode} from 'react';
import type {GiscusProps} from '@giscus/react';

/** Stub of the comment widget: shows what it was given, and asks no other host. */
export default function Giscus(props: GiscusProps): ReactNode {
  return <pre data-testid="giscus">{JSON.stringify(props)}</pre>;
}

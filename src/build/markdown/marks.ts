import type {Root} from 'mdast';
import remarkMarkers from 'remark-flexible-markers';
import type {VFile} from 'vfile';

/** Marks `==words==`. Its walks through a page take a while, and few pages have marks. */
export default function remarkMarks(this: ThisParameterType<typeof remarkMarkers>) {
  const mark = remarkMarkers.call(this) as (tree: Root) => void;
  return (tree: Root, file: VFile): void => {
    if (String(file).includes('==')) mark(tree);
  };
}

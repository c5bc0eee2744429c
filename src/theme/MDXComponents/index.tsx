// Wraps the original. Change: pages may hold static blocks. Widgets are imported by the
// pages that use them (src/plugins/widgets), so that the others carry nothing of them.
import MDXComponents from '@theme-original/MDXComponents';
import {StaticBlock} from '@site/src/features/static-block/StaticBlock';

export default {...MDXComponents, StaticBlock};

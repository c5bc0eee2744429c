// Wraps the original. Change: pages may hold static blocks and token helpers. Widgets are imported by the
// pages that use them (src/plugins/widgets), so that the others carry nothing of them.
import MDXComponents from '@theme-original/MDXComponents';
import {StaticBlock} from '@site/src/features/static-block/StaticBlock';
import {TokenTool} from '@site/src/features/token-tools/TokenTool';

export default {...MDXComponents, StaticBlock, TokenTool};

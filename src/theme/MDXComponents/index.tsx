// Wraps the original. Change: pages may use tabs and steps without importing them, and hold blocks of
// facts and token helpers.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Steps} from '@site/src/components/Steps/Steps';
import {StaticBlock} from '@site/src/features/static-block/StaticBlock';
import {TokenTool} from '@site/src/features/token-tools/TokenTool';

export default {...MDXComponents, Tabs, TabItem, Steps, StaticBlock, TokenTool};

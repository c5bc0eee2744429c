/** As the build writes it. */
export {toolPageTitles as default} from '@site/src/plugins/tool-pages/toolTables';

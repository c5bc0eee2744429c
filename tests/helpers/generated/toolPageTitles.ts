/** As the build writes it. */
export {toolPageTitles as default} from '@site/src/build/tokenTools';

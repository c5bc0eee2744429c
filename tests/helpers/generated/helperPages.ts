/** As the build writes it. */
export {helperPages as default} from '@site/src/build/tokenTools';

import texts from '@generated/storageBuilderTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);

import texts from '@generated/permissionCalculatorTexts';
import {addTexts} from '@site/src/lib/browser/addTexts';

addTexts(texts);

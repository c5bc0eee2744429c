import texts from '@generated/permissionCalculatorTexts';
import {addTexts} from '@site/src/lib/addTexts';

addTexts(texts);

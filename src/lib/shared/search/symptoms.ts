/** Words of who says what goes wrong, and of titles that name it. */
const SYMPTOM =
  /\b(?:not?|can['’]t|cannot|[a-z]+n['’]t|nothing|fail\w*|errors?|broken|missing|lost|gone|refus\w*|invalid\w*|expired|wrong|denied|block\w*|stop\w*|hangs?|stuck|locked|empty|blank|slow|ignored|too|40\d|41\d|50\d)\b|不|没|无法|失败|错|丢|拒绝|缺|损坏|过期|失效|中断|卡|空白|只有|异常|报/i;

/** Whether a query or a title says what goes wrong. */
export function saysSymptom(text: string): boolean {
  return SYMPTOM.test(text);
}

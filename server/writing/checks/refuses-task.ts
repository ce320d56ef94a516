import { fold } from '#engine/french/fold.ts';

const refusal =
  /^(?:(?:desolee?|je suis desolee?|navree?|malheureusement)[ ,.!]*(?:mais )?)?(?:je (?:ne )?(?:peux|pourrai|suis) (?:malheureusement )?pas|i(?:'m| am) (?:sorry|unable|not able)|i (?:can't|cannot|won't)|sorry)/;

/** Whether a whole answer of the model is a refusal to do the work. */
export const refusesTask = (answer: string) => refusal.test(fold(answer).trim());

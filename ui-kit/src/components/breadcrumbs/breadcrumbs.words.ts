/** Texts that Breadcrumbs shows on its own. */
export const breadcrumbsWords = { breadcrumbs: 'Вы здесь' };

export const breadcrumbsWordsEn: typeof breadcrumbsWords = { breadcrumbs: 'You are here' };

import { catalogue } from '../browser/language';

/** The name of a place, and other words by which it is looked for. */
type PlaceWords = readonly [name: string, words: string];

/** The places of the palette beyond the names of the rooms. */
export const placeTexts = catalogue<Record<string, PlaceWords>>(
  {
    '/goods/dictionaries': ['Справочники', 'бренды разделы категории цвета'],
    '/queue?kind=RETURN': ['Возвраты', 'возврат вернуть обмен брак'],
    '/queue?kind=REVIEW': ['Отзывы', 'отзыв оценки модерация'],
    '/queue?kind=QUESTION': ['Вопросы о товарах', 'вопрос ответ'],
    '/queue?kind=COOPERATIVE_REQUEST': ['Заявки партнёров', 'сотрудничество партнёр опт'],
    '/showcase': ['Главная страница', 'баннер объявление подборка значок'],
    '/showcase/menu': ['Меню', 'пункты навигация'],
    '/showcase/pages': ['Страницы и блог', 'статья текст контакты'],
    '/showcase/redirects': ['Перенаправления', 'редирект адрес 301'],
    '/showcase/redirects/metadata': ['Для поисковиков', 'seo теги заголовок'],
    '/showcase/search': ['Правила поиска', 'синоним поиск'],
    '/showcase/search/queries': ['Что ищут покупатели', 'запросы поиск'],
    '/figures': ['Цифры', 'отчёт выручка продажи статистика'],
    '/people/codes': ['Промокоды', 'скидка купон акция'],
    '/people/roles': ['Роли', 'сотрудник права доступ оператор'],
    '/people/trail': ['Журнал', 'кто изменил действия история'],
    '/settings': ['Настройки магазина', 'доставка оплата баллы телефон'],
    '/settings/statuses': ['Статусы заказов', 'этапы'],
    '/settings/messages': ['Письма и сообщения', 'смс почта шаблон'],
    '/import': ['Импорт', 'загрузить прайс выгрузка фид csv excel'],
  },
  {
    '/goods/dictionaries': ['Dictionaries', 'brands categories colours'],
    '/queue?kind=RETURN': ['Returns', 'exchange fault'],
    '/queue?kind=REVIEW': ['Reviews', 'rating moderation'],
    '/queue?kind=QUESTION': ['Questions about goods', 'answer'],
    '/queue?kind=COOPERATIVE_REQUEST': ['Requests of partners', 'cooperation wholesale'],
    '/showcase': ['Home page', 'banner announcement collection badge'],
    '/showcase/menu': ['Menu', 'entries navigation'],
    '/showcase/pages': ['Pages and blog', 'article text contacts'],
    '/showcase/redirects': ['Redirects', 'address 301'],
    '/showcase/redirects/metadata': ['For search engines', 'seo metadata'],
    '/showcase/search': ['Search rules', 'synonym'],
    '/showcase/search/queries': ['What shoppers search for', 'queries'],
    '/figures': ['Figures', 'report revenue sales statistics'],
    '/people/codes': ['Promo codes', 'discount coupon'],
    '/people/roles': ['Roles', 'staff rights access operator'],
    '/people/trail': ['Trail', 'who changed actions history log'],
    '/settings': ['Settings of the shop', 'delivery payment points phone'],
    '/settings/statuses': ['Statuses of orders', 'steps'],
    '/settings/messages': ['Letters and messages', 'sms mail template'],
    '/import': ['Import', 'upload price list feed csv excel'],
  },
);

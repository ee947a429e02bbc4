import { catalogue } from '../browser/language';

/**
 * Why a run was refused, was stopped or awaits a decision, by the API's code (`docs/sources.md`). The API's own message is
 * English and serves as details.
 */
export const runCodeTexts = catalogue<Partial<Record<string, string>>>(
  {
    FEED_ADDRESS_REFUSED:
      'Этот адрес магазин не читает: он ведёт во внутреннюю сеть или на необычный порт. Укажите адрес на сайте поставщика.',
    FEED_CUT_SHORT: 'Файл пришёл не целиком. Запустите чтение ещё раз; если повторится, напишите поставщику.',
    FEED_EMPTY: 'В файле нет товаров. Проверьте, тот ли это файл, или спросите поставщика.',
    FEED_FILE_GONE: 'Файл этого чтения больше не хранится. Загрузите его заново.',
    FEED_IS_HTML:
      'По адресу открывается страница, а не файл: возможно, нужны имя и пароль. Проверьте адрес в браузере без входа.',
    FEED_NOT_SERVED: 'Сервер поставщика не отдаёт файл. Проверьте адрес или спросите поставщика.',
    FEED_TOO_LARGE: 'Файл слишком большой. Разделите его на части; предел задают на сервере: SOURCE_MEGABYTES.',
    FEED_TOO_SLOW:
      'Файл не успел прийти за отведённое время. Запустите чтение ещё раз; предел задают на сервере: SOURCE_DOWNLOAD_SECONDS.',
    FEED_UNREACHABLE: 'Сервер поставщика не отвечает. Проверьте адрес и запустите чтение ещё раз.',
    FEED_MALFORMED: 'Файл испорчен или он другого формата. Сохраните его заново или попросите у поставщика исправный.',
    FEED_ASKS: 'Этот же файл уже ждёт вашего решения.',
    FEED_DISCARDED: 'Этот же файл вы уже решили не применять.',
    RUN_FAILED:
      'Чтение прервалось на сервере. Запустите его ещё раз; если повторится, покажите подробности тому, кто ведёт сервер.',
    PREVIEW: 'Пока ничего не записано.',
    VANISHING: 'С продажи уйдёт больше товаров, чем обычно. Убедитесь, что файл полный.',
    PRICES_MOVED: 'Изменится больше цен, чем обычно. Проверьте валюту и колонку цены.',
    REMARKS: 'Часть значений прочитана не так, как написана. Посмотрите список ниже.',
    PRICE_LIST_COLUMNS_CHANGED: 'Колонки изменились с прошлого раза. Проверьте, что в них.',
    PRICE_LIST_FIELD_TWICE: 'Две колонки похожи на одно и то же. Выберите, какую читать.',
    PRICE_LIST_FILE_TOO_LARGE: 'Прайс больше 50 МБ. Разделите его на части или сохраните без картинок.',
    PRICE_LIST_MAPPING_INVALID: 'Колонки названы не так, как в файле. Назовите их заново.',
    PRICE_LIST_NOT_A_WORKBOOK:
      'Это не таблица XLSX, или она испорчена либо закрыта паролем. Откройте её и сохраните как XLSX без пароля.',
    PRICE_LIST_NOT_CONFIRMED: 'Подтвердите, что в колонках.',
    PRICE_LIST_NO_GROUP: 'Не выбрано, по какой колонке строки складываются в один товар.',
    PRICE_LIST_NO_HEADER:
      'Не нашлась строка с названиями колонок. Добавьте её над товарами: артикул, название, размер, цена, остаток.',
    PRICE_LIST_NO_ID: 'Нет ни артикула, ни штрихкода: без них товар не узнать в следующем файле. Добавьте колонку.',
    PRICE_LIST_NO_NAME: 'Нет колонки с названиями товаров. Добавьте её.',
    PRICE_LIST_NO_PRICE: 'Нет колонки с ценами. Добавьте её или выберите, где цена продажи.',
    PRICE_LIST_NO_SHEET: 'Такого листа в файле нет.',
    PRICE_LIST_TOO_MANY_COLUMNS: 'В прайсе больше 200 колонок. Оставьте нужные.',
    PRICE_LIST_TOO_MANY_ROWS: 'В прайсе больше 200 000 строк. Разделите его на части.',
    PRICE_LIST_UNPACKED_TOO_LARGE: 'Внутри файла больше 500 МБ. Сохраните его без картинок и пустых строк.',
    PRICE_LIST_WORKER_ENDED:
      'Таблицу не удалось прочитать: не хватило памяти. Сохраните её как CSV или разделите на части.',
    COMMERCEML_NO_PRICE_TYPE: 'В выгрузке нет вида цен, который указан у источника. Проверьте его в настройках.',
    COMMERCEML_ONLY_CHANGES: 'В выгрузке только изменения, а товаров ещё нет. Выгрузите каталог целиком.',
    COMMERCEML_PRICE_TYPE_UNCLEAR:
      'В выгрузке несколько видов цен. Укажите в настройках источника, по какому продаёте.',
    COMMERCEML_TOO_LARGE: 'Выгрузка слишком большая. Разделите её на части.',
  },
  {
    FEED_ADDRESS_REFUSED:
      'The shop does not read this address: it leads into a private network or to an unusual port. Give an address on the supplier’s site.',
    FEED_CUT_SHORT: 'The file did not arrive whole. Read it again; if that repeats, write to the supplier.',
    FEED_EMPTY: 'The file has no goods. Check that it is the right file, or ask the supplier.',
    FEED_FILE_GONE: 'The file of this reading is not kept any more. Upload it again.',
    FEED_IS_HTML:
      'The address opens a page, not a file: a name and a password may be needed. Open it in a browser without signing in.',
    FEED_NOT_SERVED: 'The supplier’s server does not give the file. Check the address, or ask the supplier.',
    FEED_TOO_LARGE: 'The file is too large. Divide it; the limit is set on the server: SOURCE_MEGABYTES.',
    FEED_TOO_SLOW:
      'The file did not arrive in time. Read it again; the limit is set on the server: SOURCE_DOWNLOAD_SECONDS.',
    FEED_UNREACHABLE: 'The supplier’s server does not answer. Check the address and read it again.',
    FEED_MALFORMED: 'The file is broken, or of another format. Save it again, or ask the supplier for a sound one.',
    FEED_ASKS: 'The same file awaits your decision already.',
    FEED_DISCARDED: 'You have decided not to apply the same file already.',
    RUN_FAILED:
      'The reading broke off on the server. Read it again; if that repeats, show the details to whoever runs the server.',
    PREVIEW: 'Nothing is written yet.',
    VANISHING: 'More goods than usual would go off sale. Make sure that the file is whole.',
    PRICES_MOVED: 'More prices than usual would change. Check the currency and the column of the price.',
    REMARKS: 'Some values are read otherwise than they stand. Look at the list below.',
    PRICE_LIST_COLUMNS_CHANGED: 'The columns have changed since the last time. Check what they are.',
    PRICE_LIST_FIELD_TWICE: 'Two columns seem to be the same. Choose the one to read.',
    PRICE_LIST_FILE_TOO_LARGE: 'The price list is larger than 50 MB. Divide it, or save it without pictures.',
    PRICE_LIST_MAPPING_INVALID: 'The columns are named otherwise than in the file. Name them again.',
    PRICE_LIST_NOT_A_WORKBOOK:
      'This is no XLSX workbook, or it is damaged or has a password. Open it and save it as XLSX without a password.',
    PRICE_LIST_NOT_CONFIRMED: 'Confirm what the columns are.',
    PRICE_LIST_NO_GROUP: 'It is not chosen by which column rows make one product.',
    PRICE_LIST_NO_HEADER:
      'There is no row with the names of the columns. Add it above the goods: article, name, size, price, stock.',
    PRICE_LIST_NO_ID:
      'There are neither articles nor barcodes, by which goods are known in the next file. Add a column.',
    PRICE_LIST_NO_NAME: 'There is no column with the names of the goods. Add it.',
    PRICE_LIST_NO_PRICE: 'There is no column with prices. Add it, or choose the selling price.',
    PRICE_LIST_NO_SHEET: 'The file has no such sheet.',
    PRICE_LIST_TOO_MANY_COLUMNS: 'The price list has more than 200 columns. Keep those that you need.',
    PRICE_LIST_TOO_MANY_ROWS: 'The price list has more than 200,000 rows. Divide it.',
    PRICE_LIST_UNPACKED_TOO_LARGE: 'The file holds more than 500 MB. Save it without pictures and empty rows.',
    PRICE_LIST_WORKER_ENDED: 'The workbook could not be read: the memory was not enough. Save it as CSV, or divide it.',
    COMMERCEML_NO_PRICE_TYPE: 'The exchange lacks the type of prices of the source. Check it in the settings.',
    COMMERCEML_ONLY_CHANGES: 'The exchange has only changes, and there are no goods yet. Send the whole catalogue.',
    COMMERCEML_PRICE_TYPE_UNCLEAR:
      'The exchange has several types of prices. Choose the one that you sell by in the settings of the source.',
    COMMERCEML_TOO_LARGE: 'The exchange is too large. Divide it.',
  },
);

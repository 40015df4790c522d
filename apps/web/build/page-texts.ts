/** What a page says before the application runs: to search engines, and to readers without JavaScript. */
export const pageTexts: Readonly<Record<string, { description: string; withoutScript: string }>> = {
  en: {
    description: "A public registry of creative works, with certificates that anyone can check.",
    withoutScript: "Colophon runs in your browser, so you don’t have to trust us. Please turn on JavaScript.",
  },
  fr: {
    description: "Un registre public d’œuvres, avec des certificats que chacun peut vérifier.",
    withoutScript:
      "Colophon fonctionne dans votre navigateur\u202f: vous n’avez pas à nous croire sur parole. Veuillez activer JavaScript.",
  },
  es: {
    description: "Un registro público de obras, con certificados que cualquiera puede verificar.",
    withoutScript:
      "Colophon funciona en su navegador, así que no tiene que confiar en nosotros. Active JavaScript.",
  },
  ar: {
    description: "سجلّ عام للأعمال الإبداعية، بشهادات يمكن لأيّ شخص التحقق منها.",
    withoutScript: "يعمل Colophon في متصفحك، فلا حاجة إلى أن تثق بنا. يُرجى تفعيل JavaScript.",
  },
  ja: {
    description: "創作物の登録機関。証明書は誰でも検証できます。",
    withoutScript:
      "Colophonはお使いのブラウザーで動くため、私たちを信頼していただく必要はありません。JavaScriptを有効にしてください。",
  },
  zh: {
    description: "公开的创意作品登记机构，任何人都能核验其证书。",
    withoutScript: "Colophon 在您的浏览器中运行，您不必信任我们。请启用 JavaScript。",
  },
  "zh-TW": {
    description: "公開的創意作品登記機構，任何人都能查驗其證書。",
    withoutScript: "Colophon 在您的瀏覽器中執行，您不必信任我們。請啟用 JavaScript。",
  },
};

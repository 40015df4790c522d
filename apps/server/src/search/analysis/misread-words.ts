import { fold, normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

/**
 * Frequent words whose stem is that of another word: "fast" is no "fasting", "policy" no "police". They mean what the
 * lexicon says only where it holds them as they stand.
 */
const words: Partial<Record<TextLanguage, string>> = {
  es: `acepta aceptar acepto actividad agenda amas aparece aparecer apareció arreglo autoridad autoridades banda bola
    bolas bolsa bolsas borde bordo cabeza cabezas cabo calla calor campaña campo capa capítulo casco caso casos
    cerrada cerrado cerrar cinta cita citas colección comunicación común concurso condado condición conoce conocen
    conocer conocido conocimiento contesta contestar corran corre corriendo corta cortado cortar corte corto cortó
    cosa cosas costado costar costó crear crece cruz cuentas cumplido cumplir cura cure dale daño daños deba
    debemos deberá debería deberíamos deberían deberías debes debió debo debí debía descubre directamente directo
    dirige distancia don elección elegido elegir emergencia enseña entren escudo especie estable estación estilo
    estreno experimento expresión extremadamente extremo favorita favorito florida fondo fondos físicas golfo
    grano guarda guardar género haremos hará haría harías historia humana humanidad humano humanos impresionante
    impresión indios información informado informe informes inocentes interior jugada jugamos jugando jugar juro
    lata lavar letra letras levanta levantar libre libres liga linda lindo local locales luce líneas mala malas
    malo malos marcha marco martes maría material mayoría mente mentes mes meses mitad modelo modos moral morirá
    morirás motivo motivos muro mártir natural naturalmente ocupada ocupado operaciones operación orden ordenes
    organización par parar pare pared paren pares partes pasa pasaba pasado pasan pasando pasar pasaron pasará
    pase paso pasos pasó pene pesado peso podamos poderes podido podía podíamos podían podías presente producto
    programa programas puesta puesto pública público querer queréis quería queríamos querían querías rapido rato
    ray recorre refugio registro reparto resiste retiro roma rumbo rápida rápido saberlo sabido sabía sabíamos
    sabían sabías san secretario sentada sentado sentados sentarse sentido sentimos sentir sentirse sentí sentía
    serio señor señores sitio socorro solía tema temas teme temo temporal ten tenerlo tercer tercera toca tocado
    tocando tocar toma tomado toman tomando tomar tomaron tomará tomaré tomas tomaste tomen tomes tomo tono
    trajiste trajo tubo título vacía vacío velocidad ven venga vengan vengas vengo venido venimos venir venta
    venía verán viene vienen vienes vine viniera vinieron viniste vista época órdenes`,
  ar: `آخر آخرين آدم أحب أخرى أراد أسبوع أسبوعين أصل أعلى أود إعداد إليه إنسانية اجتماع الآخر الآخرون الآخرين الأخرى
    الأسبوع الأعلى البداية البلاد البلد البيانات الثلاثة الحقيقي الحقيقية الحكم الخدمة الخير الدرجة الدور الرؤية
    الرئيسي الرئيسية السيد الشهر الصف الطريقة العالم العالمية العام العامة العرض العمر العمليات العملية الفصل
    القبيل القدرة القسم القيام الكبرى الكلية المادة الماضية المسؤول المساعدة المستقبل المطاف المناسب المنطقة
    النظرة الوجود الوحيد الوحيدة اليه اود بأمان بأنه بأنها بأنهم بأني باقي بالأعلى بالحقيقة بالطريقة بالعمل بالقرب
    بالمناسبة بالنسبة بانه بخصوص بدأ بدا بداية بدرجة بصوت بصورة بطريقة بعيدة بلا بلاد بلد بواسطة بول تأتى تأتي تحب
    تحبين ترك ترى تري تسأل تصل تعد تكن تنسى ثلاث جاد جمع حان حضرة حقيقي حقيقية حماية خاطئة خدمة خير داعي دان داني
    درجة دقائق دقيقة دور دوري دي ذكر رأيي رؤية رئيسي رئيسية رباه رحل رحلت سأكون سماع سيد شهر شهرين صفحات صفحة
    طريقة عادة عادي عادية عالم عالمه عالمها عالمي عالمية عام عبر عرض عرف عمر عمره عمرها عمري عمله عملي عمليا
    عمليات عملية عنا فائدة فات فصل قابل قدرة قرب قطع قطعة كافي كافية كاملة كبيرة كثيرة كلية كنا لكنه لكنها لكنهم
    لكنى لكني للأعلى للقيام للمساعدة لوحده لوحدي مائة ماري مثله مثلها محل مدى مدين مساعد مساعدة مستقبل ملايين
    مناسب منطقة منطقي نجد نظر نظرة نظرية نيل هام وأنه واضحة وجدته وجدتها وجود وحده وحدي وسيلة وعلى ولكنه ولكنها
    ولكنهم ولكنى ولكني يحب يحبون يصل ينسى`,
};

const misread = new Map(
  Object.entries(words).map(([language, list]) => [language, new Set(fold(normalise(list)).split(/\s+/))]),
);

/** Whether a folded word must not be read by its stem. */
export const isMisread = (word: string, language: TextLanguage): boolean =>
  misread.get(language)?.has(word) === true;

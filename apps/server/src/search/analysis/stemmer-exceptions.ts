import { fold } from "./fold.ts";
import { normalise } from "./normalise.ts";
import type { TextLanguage } from "./text-language.ts";

/**
 * Frequent words whose stem is that of another word: "fast" is no "fasting", "policy" no "police". They mean what the
 * lexicon says only where it holds them as they stand.
 */
const words: Partial<Record<TextLanguage, string>> = {
  en: `absolute absolutely access accessed accessible accessing account accounts actions activated activation active
    actively activities activity acts adapter adaptive adding adverse affect age aged ages americas angeles angle
    arbor attract attraction attractions authorities authority authorization authorized barnes bearing beat beats
    beautifully believed believes belle black booking bookings bow bowl boxed brooks build builds busy buzz camp
    campaign campaigns camps capital care careful carefully chronicles cleared club clubs coated coating collected
    collection collections colon comfortable commercial compile compiled compiler conservative constitute constitutes
    content contents contest convention conventional conventions convert converted converter cooper counts coupled
    court courts critical cup cups customer customers customize customized cycle cycles dark date dated decade decades
    dedicated defend demonstrate demonstrated demonstrates department departments descending designated designation
    designed destination destinations detect detected determine determines determining digest digit disable document
    documentation documents draft draws drives dropped dump earned electron elevation emerging empirical encountered
    engage engaging environments epic equally evident exciting exclude excluding exclusive exclusively exhaust expect
    expectations expected expects expensive exploration explore explored explores exploring extreme extremely faced
    facing fast favourite favourites fence fired fisting fit fits fitted fitting fleet follow frame frames framing fri
    future futures gear generate generated generates generating generator generators global graphical greene grip
    guaranteed handed happen happened human humanities humanity humans hybrid identical idling imagine improve
    improved improvement improvements improving incoming incurred independent independently industrial industries
    industry influence influenced influences inform informal information informed innovative inspiration inspired
    install installed installing internal international internationally interpretation interpreted jean kinds leave
    leaving len liberal likes lock locked locking log logged logs lovely man manage managed manually mar march margin
    marshall mason matched matching material materials mating maximize mind minded minds minimize motivated multiple
    native natural naturally naturals nested occupational occupations oils oliver optimal optimization optimize organ
    organic organisation organisations organised organization organizations organize organized organizer organizing
    oriental orientation oriented pacific package packages palm papers parking part partly pays penalties period
    periodic periodically petite physical physically platform platforms played playing polished possess predict
    predicted presentation presentations presently preservation private process processed processes processing product
    production productions products program programme programmes programs prohibited promising proposals propose
    proposed published pure quarter quarters radical rapid rapidly rational recorder recorders refinance refine
    reflect reflected reflects refresh relate relates relating relation relations remind renew renewal report reported
    reports resistant response responses rest retrieval retrieve retrieved rob root row rows runs sample samples save
    saved saves saving scenarios scratch sealed senior sentences separate separately shade shipped single smoke soul
    souls spaces speed speeds spend stages starring stock stocks stored strand stretch striking studies study suite
    suited suites support supported supporting supports suspended suspension sustained swallowed swift swing tablet
    tag tagged tags text texts tight trading trained training transit transition treasurer treat treated treating
    tribune tubes turkey ultra undertake universal vice watched watching well wit wonderful wondering wrong`,
  es: `acepta aceptar acepto actividad amas aparece aparecer apareció autoridad autoridades azotea azoteas banda bola
    bolas borde bordo cabe cabeza cabezas cabo calla calor campaña capa cartero carteros casco caso casos cerrada
    cerrado cerrar cita citas colección comunicación común concurso condado condición conoce conocen conocer conocido
    conocimiento contesta contestar cooperativa cooperativas corre corta cortado cortar corte cortó cosa cosas costado
    costar costó crear cruz cruza cruzan cruzar cruzó cuentas cumplido cumplir cura cure dale daño daños deba debemos
    deberá debería deberíamos deberían deberías debes debió debo debí debía descubre directamente directo dirige
    distancia don elegido elegir embotelladora entren escudo especie estable estación estilo estreno experimento
    expresión extremadamente extremo favorita favorito florida fondo fondos físicas golfo graba grabada grabadas
    grabado grano guarda guardar género haremos hará haría harías humana humanidad humano humanos impresionante
    impresión indios información informado informe informes interior jugada jugamos jugando jugar juro lata lavar
    letra letras levanta levantar libre libres liga linda lindo local locales luce líneas mala malas malo malos marcha
    marco martes maría material mayoría mente mentes mes meses mitad modelo modos motivo motivos muro natural
    naturalmente novata ocupada ocupado operaciones operación operadora operadoras orden ordenes organización par
    parados parar pare pared paren pares partes pasa pasaba pasado pasan pasando pasar pasaron pasará pase paso pasos
    pasó pene pesado peso podamos poderes podido podía podíamos podían podías prepara presente producto programa
    programas puesta puesto pública público querer queréis quería queríamos querían querías rapido rato ray refugio
    registro resiste roma rumbo rápida rápido saberlo sabido sabía sabíamos sabían sabías sala salas san sentada
    sentado sentados sentarse sentido sentimos sentir sentirse sentí sentía serio señor señores sitio socorro solía
    tema temas temporal ten tender tenerlo tercer tercera toca tocado tocando tocar tocarlas toma tomado toman tomando
    tomar tomaron tomará tomaré tomas tomaste tomen tomes tono trajiste trajo tubo título vacía vacías vacío velocidad
    ven venga vengan vengas vengo venido venimos venir venta venía verán viene vienen vienes vine viniera vinieron
    viniste vista época órdenes`,
  fr: `abonnement absolu absolue actions active activement actives activité activités affaire affecté affectés
    affichait affichant afficher affichée affronter aide aider aides aidé ailes aimerait aisément albin alexandre
    alimenter allait angeles anticiper anticipé anticipée appartenant applique appliquer appliqué appliquée appliquées
    appliqués assurant assure assurer assuré assurée assurément atlanta attaché attachés attentif attention
    attentivement automatique automatiquement automatiques bande bandes banquette barbara bayer bill blue bonn bonne
    bons bouche bouge bouger brancher briser brutalement but cachet campagnes chaleur chef chemin chemins christian
    citer citées classement classer classés colle collecte collection collections colonne colonnes complexe complexité
    complice compliqué compliquée concertation conforme conformes conformité conformément conjointement conquis
    consenti consentir consentis conservant conservation conserver conservé conservée console contrer corde cordes
    corp correspond cotait cotée cotées couler cour courant courante courantes courants cours crise crises crois
    croissante croyait cru créneau cubes cuire del dell descend destination destinations destiné destinés devoir
    dignes document documents dominique don donnait donnant donne donner donnera donné donnée donnés dons droit
    débarque débute débuté découvert découverte défenseurs délai délais dépend déplacement déplacements déplacer
    désireux détecter détection déterminant détermine déterminer emploie enseignes envie environs espaces esprit
    essaie essayer essayé essence exclusif exclusive exclusivement exploitation exploite exploiter explore explorer
    fabuleux face facteurs fermement fermer fermée figure figurer figures fil file firme firmes fléchi foie fondu
    fourni fournie fournies fournir fournis fournissent fournit frais franc francis francs futur future futures futurs
    gauche gaz gens george georges golfe grand grande grandes grands gré guider générer générique généré habitant
    habitants hall heureusement identique identiques imagine imaginé impressionnant impressionnante impératif
    impératifs impérativement inclus incroyable indépendamment indépendant indépendante indépendantes indépendants
    influence influencer influencé inspiration inspire inspiré inspirée installe installer installé installée
    installées installés intime intégrante intégration intégrer intégré intégrée intégrées intégrés intérieur
    intérieure jet jeter jette jeté juillet jure largement larges laver lever levé levée ligne lignes livrer lot lots
    lourd lourde lourdement lourds lux machine machines mai malaise malheureusement man manifestement manoeuvres maria
    marie marquer marquée mars martin martine matériaux mauvais message messages met mettant mette montant montants
    monte monter montrer monté montée motivations multiplie mur murs médina ménagers ménages métallique métalliques
    nourrir nourrit nouvel nouvelle novell négociation négociations négocier négocié oblige obligé obligée obligés
    opérateur opérateurs opération opérations opérer opéré organe organes organisme passait passer passera passionnant
    passée passées passés performant performante performantes performants petite petites plonge plongé poignée portait
    portant porter portera portée position positions possession possédait posséder poste postes pot poupe poursuit
    poursuites privilégie privilégier privée privées privés probablement process production productions products
    profit programme programmes provinces préserver publication publications publique publiques puce pur pure purement
    période périodes quitte quitter quitté quotidienne quotidiennement rachats ralentissement ram ramassent ramener
    ramené rang range rangs rappel rappeler rappelle rappelé rater reconnaissance redoutable relatif relatifs relation
    relations relatives relevant relever relevé renouveler renouvellement rens rentre rentrer rentrées rené report
    repose représentaient représentait représentant représentants représentatif représente représenter représenté
    représentée représentées représentés ressources restait restants restauration restaurer rester restera resteront
    restée revenir revers revu rome réalisable réclamation réclamer réflexe régie régler réglé rétablir réunion
    réunions révélateur saint sauce savait savez savons servais servant servi servir servira socialiste socialistes
    songer sourit standard standards successifs successivement successives support supporte supports suspension
    séparément table tables taille taxe taxer taxes temps tenait tentant tentative tentatives tenter tentés tenu terre
    terres test tester tests testé tom touche touches trace traces tracé tranche trancher tranches transformation
    transforme transformer transformé transformée traverse traverser traversé triple triplé tube tubes variétés vend
    vendant vente verse versement versements verser versé versée versées versés vivre voies volontairement voyait
    voyez vues véritable véritablement véritables véronique zone zones échec élevé élevée élevées éloigné équilibre
    équilibré équilibrée équipe équipement équipements équipes équipé équipées équipés établi établie établies établir
    établis établissement établissements établit étirée étranger`,
  ar: `آخر آخرين آدم أحب أخرى أراد أسبوع أسبوعين أصل أعلى أود أيد أيدي أيدينا أيديها أيديهم إعداد إليه اجتماع الآخر
    الآخرون الآخرين الأخرى الأسبوع الأعلى الأيدي البداية البطاقات البطاقة البلاد البلد البيانات الثلاثة الحقيقي
    الحقيقية الحكم الخدمة الخير الدرجة الدور الرؤية الرئيسي الرئيسية السور السيد الشهر الطريقة العالم العالمية العام
    العامة العربية العرض العمر العمل العمليات العملية الفصل القبيل القدرة القسم القيام الكبرى المادة الماضية المسؤول
    المساعدة المستقبل المطاف المناسب المنطقة النظرة الوجود الوحيد الوحيدة اليه اود بأمان بأنه بأنها بأنهم بأني بأيدي
    باقي بالأعلى بالطريقة بالعمل بالقرب بالمناسبة بالنسبة بانه بخصوص بدأ بدا بداية بدرجة بصوت بصورة بطاقات بطاقة
    بطريقة بعيدة بغيرها بلا بلاد بلد بواسطة بول تأتى تأتي تحب تحبين تحل ترك ترى تري تسأل تصل تصلها تعد تكن تنسى ثلاث
    ثلاثون ثلاثين جاد جمع حان حضرة حقيقي حقيقية حماية خاطئة خدمة خير داعي دان داني درجة دقائق دقيقة دور دوري دي ذكر
    رأيي رؤية رئيسي رئيسية رباه رحل رحلت سأكون سماع سور سيد شهر شهرين صفحات صفحة طريقة عادة عادي عادية عالم عالمه
    عالمها عالمي عالمية عام عبر عربي عربية عرض عرف عمر عمره عمرها عمري عملي عمليا عمليات عملية عنا فائدة فات فصل قابل
    قدرة قرب قطع قطعة كافي كافية كاملة كبيرة كثيرة كنا لأيدي لامسها لكنه لكنها لكنهم لكنى لكني للأعلى للعمل للقيام
    للمساعدة مائة ماري مثله مثلها مدى مدين مساعد مساعدة مستقبل ملايين مناسب منطقة نجد نظر نظرة نظرية نيل هام وأنه
    واضحة والعمل وجدته وجدتها وجود وحده وسيلة وعلى ولكنه ولكنها ولكنهم ولكنى ولكني يحب يحبون يصل ينسى`,
};

const exceptions = new Map(
  Object.entries(words).map(([language, list]) => [language, new Set(fold(normalise(list)).split(/\s+/))]),
);

/** Whether a folded word must not be read by its stem. */
export const isStemmerException = (word: string, language: TextLanguage): boolean =>
  exceptions.get(language)?.has(word) === true;
